import CoreGraphics
import Foundation
import Testing

@testable import UIKitViews

@MainActor @Suite("Tables", .serialized)
struct TableTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100]
    var chosen: [IndexPath] = []
    var made = 0
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath)
    }
  }

  private func makeTable(_ stage: ControlStage, _ source: Source) -> UITableView {
    let table = UITableView(frame: .zero)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    return stage.show(table, CGRect(x: 0, y: 100, width: 393, height: 440))
  }

  @Test("Only the rows on screen have cells, and their heights add up")
  func visible() {
    let stage = ControlStage()
    let source = Source()
    let table = makeTable(stage, source)
    table.rowHeight = 44
    stage.tick()
    #expect(table.visibleCells.count == 10)
    #expect(table.contentSize.height == 4400)
    #expect(table.visibleCells.first?.textLabel?.text == "Row 0.0")
    table.contentOffset.y = 440
    stage.tick()
    #expect(table.visibleCells.first?.textLabel?.text == "Row 0.10")
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 450)) == IndexPath(row: 10, section: 0))
    #expect(
      table.rectForRow(at: IndexPath(row: 3, section: 0))
        == CGRect(x: 0, y: 132, width: 393, height: 44))
  }

  @Test("A tap chooses the row and tells the delegate; another frees it")
  func choosing() {
    let stage = ControlStage()
    let source = Source()
    let table = makeTable(stage, source)
    table.rowHeight = 44
    stage.tick()
    stage.tap(table.cellForRow(at: IndexPath(row: 2, section: 0))!)
    #expect(source.chosen == [IndexPath(row: 2, section: 0)])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    stage.tap(table.cellForRow(at: IndexPath(row: 4, section: 0))!)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == false)
    table.deselectRow(at: IndexPath(row: 4, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Changes of the data source show after a reload")
  func reload() {
    let stage = ControlStage()
    let source = Source()
    source.counts = [2, 3]
    let table = makeTable(stage, source)
    stage.tick()
    #expect(table.numberOfSections == 2 && table.visibleCells.count == 5)
    source.counts = [1]
    table.reloadData()
    stage.tick()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0.0"])
  }
}
