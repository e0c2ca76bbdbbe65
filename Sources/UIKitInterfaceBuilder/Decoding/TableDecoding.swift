import Foundation
import UIKitControllers
import UIKitViews

/// Reads tables: their look, prototypes of cells, and rows that stand in the file itself.
@MainActor enum TableDecoding {
  static func decode(_ table: UITableView, _ element: InterfaceElement, _ session: InterfaceSession)
  {
    let document = session.document
    _ = (element["style"], element["dataMode"])
    if let height = element.double("rowHeight") { table.rowHeight = CGFloat(height) }
    if let height = element.double("estimatedRowHeight") {
      table.estimatedRowHeight = CGFloat(height)
    }
    // The editor writes the heights of older systems for plain tables too; the table knows better.
    for name in [
      "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
      "estimatedSectionFooterHeight",
    ] { _ = element[name] }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = element.color("separatorColor", in: document) { table.separatorColor = color }
    if let insets = element.insets("separatorInset") { table.separatorInset = insets }
    if let allows = element.bool("allowsSelection") { table.allowsSelection = allows }
    if let allows = element.bool("allowsMultipleSelection") {
      table.allowsMultipleSelection = allows
    }
    if let view = element.child(key: "tableHeaderView"), let made = session.make(view) as? UIView {
      table.tableHeaderView = made
    }
    if let view = element.child(key: "tableFooterView"), let made = session.make(view) as? UIView {
      table.tableFooterView = made
    }
    for prototype in element.children(of: "prototypes") {
      prototype.isUsed = true
      registerPrototype(prototype, in: table, session)
    }
    let sections = element.children(of: "sections")
    if !sections.isEmpty { session.staticTable = content(of: sections, session) }
  }

  private static func registerPrototype(
    _ prototype: InterfaceElement, in table: UITableView, _ session: InterfaceSession
  ) {
    guard let identifier = prototype["reuseIdentifier"] else {
      session.document.warn("the prototype has no reuse identifier", at: prototype)
      return
    }
    let document = session.document
    table.register(
      maker: { [weak scene = session.scene] in
        let own = InterfaceSession(document: document)
        own.scene = scene
        // A cell's actions and outlets may go to the screen.
        if let scene, let controller = scene.controller, let id = scene.controllerID {
          own.register(controller, id: id)
        }
        let cell = own.make(prototype) as? UITableViewCell
        own.finish()
        return cell
      }, forCellReuseIdentifier: identifier)
  }

  private static func content(
    of sections: [InterfaceElement], _ session: InterfaceSession
  ) -> StaticTable {
    StaticTable(
      sections: sections.map { section in
        section.isUsed = true
        return StaticTable.Section(
          header: section.string("headerTitle"), footer: section.string("footerTitle"),
          cells: section.children(of: "cells").compactMap { element in
            guard let cell = session.make(element) as? UITableViewCell else { return nil }
            return StaticTable.Row(
              cell: cell, height: element.double("rowHeight").map { CGFloat($0) })
          })
      })
  }

  // MARK: Cells

  static func decode(
    _ cell: UITableViewCell, _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    for name in [
      "style", "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing", "showsReorderControl",
      "shouldIndentWhileEditing", "editingAccessoryType", "focusStyle",
    ] { _ = element[name] }
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.double("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
    for (key, path) in [
      ("accessoryView", \UITableViewCell.accessoryView), ("backgroundView", \.backgroundView),
      ("selectedBackgroundView", \.selectedBackgroundView),
    ] {
      if let view = element.child(key: key) { cell[keyPath: path] = session.make(view) as? UIView }
    }
    guard let content = element.child(key: "contentView") else { return }
    decodeContent(content, of: cell, element, session)
  }

  private static func decodeContent(
    _ content: InterfaceElement, of cell: UITableViewCell, _ element: InterfaceElement,
    _ session: InterfaceSession
  ) {
    _ = content["tableViewCell"]
    // The labels of the standard styles are the cell's own.
    let labels: [(id: String?, view: UIView?)] = [
      (element["textLabel"], element["textLabel"] == nil ? nil : cell.textLabel),
      (element["detailTextLabel"], element["detailTextLabel"] == nil ? nil : cell.detailTextLabel),
      (element["imageView"], element["imageView"] == nil ? nil : cell.imageView),
    ]
    for child in content.children(of: "subviews") {
      guard let id = child.id, let own = labels.first(where: { $0.id == id })?.view else {
        continue
      }
      session.register(own, for: child)
      ViewKinds.decode(own, child, session)
      for name in [
        "opaque", "contentMode", "multipleTouchEnabled", "autoresizesSubviews",
        "userInteractionEnabled",
      ] {
        _ = child[name]
      }
      for key in ["frame", "autoresizingMask"] { child.child(key: key)?.isUsed = true }
    }
    session.register(cell.contentView, for: content)
    ViewDecoding.decode(cell.contentView, content, session, skipping: Set(labels.compactMap(\.id)))
  }
}
