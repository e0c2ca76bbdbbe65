import CoreGraphics
import Foundation
import ObjectiveC
import Testing
import UIKitControllers
import UIKitViews

@testable import UIKitInterfaceBuilder

@Suite("Tables and tabs in storyboards", .serialized)
@MainActor struct TableStoryboardTests {
  final class People: UITableViewController {
    var names = ["Ada", "Grace"]
    var prepared: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(
        "\(segue.identifier ?? "-") \((sender as? UITableViewCell)?.textLabel?.text ?? "-")")
    }
  }

  private let detail = Fixtures.scene(
    """
    <viewController id="detail"><view key="view" id="dv"><rect key="frame" x="0" y="0" width="400" height="800"/></view></viewController>
    """)

  private func register() {
    _registerClass(People.self, "App.People", file: #filePath, line: #line) { _ in }
  }

  @Test("Prototypes make cells, and a chosen cell performs its segue as the sender")
  func prototypes() throws {
    register()
    let scene = Fixtures.scene(
      """
      <tableViewController id="menu" customClass="People" customModule="App">
        <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="grouped" separatorStyle="none" rowHeight="50" id="table">
          <rect key="frame" x="0" y="0" width="400" height="800"/>
          <prototypes>
            <tableViewCell reuseIdentifier="Person" style="IBUITableViewCellStyleSubtitle" accessoryType="disclosureIndicator" textLabel="first" detailTextLabel="second" id="cell">
              <rect key="frame" x="0" y="0" width="400" height="50"/>
              <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                <rect key="frame" x="0" y="0" width="400" height="50"/>
                <subviews>
                  <label text="Title" id="first"><fontDescription key="fontDescription" type="system" pointSize="21"/></label>
                  <label text="Subtitle" id="second"/>
                </subviews>
              </tableViewCellContentView>
              <connections><segue destination="detail" kind="show" identifier="person" id="s1"/></connections>
            </tableViewCell>
          </prototypes>
          <connections>
            <outlet property="dataSource" destination="menu" id="o1"/>
            <outlet property="delegate" destination="menu" id="o2"/>
          </connections>
        </tableView>
      </tableViewController>
      """)
    let screen = try #require(
      try Fixtures.storyboard(scene + detail).instantiateInitialViewController() as? People)
    let table = try #require(screen.tableView)
    #expect(table.style == .grouped && table.separatorStyle == .none && table.rowHeight == 50)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.textLabel?.text == "Grace" && cell.detailTextLabel?.text == "Subtitle")
    #expect(cell.textLabel?.font.pointSize == 21 && cell.accessoryType == .disclosureIndicator)
    #expect(cell.reuseIdentifier == "Person")
    cell.selectionHandler?(cell)
    #expect(screen.prepared == ["person Grace"])
  }

  @Test("Rows that stand in the file need no data source of the program's")
  func staticRows() throws {
    let scene = Fixtures.scene(
      """
      <tableViewController id="menu">
        <tableView key="view" dataMode="static" style="insetGrouped" rowHeight="44" id="table">
          <rect key="frame" x="0" y="0" width="400" height="800"/>
          <sections>
            <tableViewSection headerTitle="One" id="sec1"><cells>
              <tableViewCell id="a" rowHeight="60"><tableViewCellContentView key="contentView" tableViewCell="a" id="ac"><subviews><label text="inside" id="l"/></subviews></tableViewCellContentView></tableViewCell>
              <tableViewCell id="b"/>
            </cells></tableViewSection>
            <tableViewSection footerTitle="End" id="sec2"><cells><tableViewCell id="c"/></cells></tableViewSection>
          </sections>
        </tableView>
      </tableViewController>
      """)
    let screen = try #require(
      try Fixtures.storyboard(scene).instantiateInitialViewController() as? UITableViewController)
    let table = try #require(screen.tableView)
    table.layoutIfNeeded()
    #expect(table.style == .insetGrouped && table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(screen.tableView(table, titleForHeaderInSection: 0) == "One")
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "inside")
  }

  @Test("A tab bar controller has its screens with their items")
  func tabs() throws {
    let tabs = Fixtures.scene(
      """
      <tabBarController id="tabs">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></tabBar>
        <connections>
          <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections>
      </tabBarController>
      """)
    func screen(_ id: String, _ item: String) -> String {
      Fixtures.scene(
        "<viewController id=\"\(id)\"><tabBarItem key=\"tabBarItem\" \(item) id=\"\(id)Item\"/></viewController>"
      )
    }
    let controller = try #require(
      try Fixtures.storyboard(
        tabs + screen("one", "title=\"Home\" image=\"house\" catalog=\"system\"")
          + screen("two", "systemItem=\"search\""), initial: "tabs"
      ).instantiateInitialViewController() as? UITabBarController)
    #expect(controller.viewControllers?.map(\.tabBarItem.title) == ["Home", "Search"])
    #expect(controller.viewControllers?.allSatisfy { $0.tabBarItem.image != nil } == true)
    #expect(controller.tabBar.tintColor == .red)
  }
}
