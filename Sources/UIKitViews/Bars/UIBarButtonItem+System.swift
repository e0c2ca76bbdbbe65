import CoreGraphics
import Foundation
import ObjectiveC

extension UIBarButtonItem {
  package func adopt(_ item: SystemItem) {
    systemItem = item
    switch item {
    case .done, .save: style = .done
    case .cancel, .edit, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
      .bookmarks,
      .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo,
      .pageCurl,
      .close:
      break
    }
  }

  /// The title shown: the program's, else the system's where it is a word.
  var shownTitle: String? {
    if let titleStorage, !titleStorage.isEmpty { return titleStorage }
    switch systemItem {
    case .done?: return "Done"
    case .cancel?: return "Cancel"
    case .edit?: return "Edit"
    case .save?: return "Save"
    case .undo?: return "Undo"
    case .redo?: return "Redo"
    default: return nil
    }
  }

  /// The picture shown: the program's, else the system's where it is a sign.
  var shownImage: UIImage? {
    if let imageStorage { return imageStorage }
    switch systemItem {
    case .close?: return SystemGlyph.circledClose
    case let item?: return item.symbol.flatMap(SystemGlyph.symbol)
    case nil: return nil
    }
  }

  /// What the item is called in English, as Apple's items are.
  var spokenLabel: String? {
    if let accessibilityLabel { return accessibilityLabel }
    return shownTitle ?? systemItem?.label
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Does what a tap on the item does.
  func trigger(from sender: AnyObject) {
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let action {
      ActionDelivery.send(action, to: target, sender: self)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var symbol: String? {
    switch self {
    case .add: return "plus"
    case .compose: return "square.and.pencil"
    case .reply: return "arrow.left"
    case .action: return "square.and.arrow.up"
    case .organize: return "folder"
    case .bookmarks: return "bookmark"
    case .search: return "magnifyingglass"
    case .refresh: return "arrow.clockwise"
    case .stop: return "xmark"
    case .camera: return "camera"
    case .trash: return "trash"
    case .play: return "play.fill"
    case .pause: return "pause.fill"
    case .rewind: return "backward.fill"
    case .fastForward: return "forward.fill"
    case .pageCurl: return "doc"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo, .close: return nil
    }
  }

  fileprivate var label: String? {
    switch self {
    case .done: return "Done"
    case .cancel: return "Cancel"
    case .edit: return "Edit"
    case .save: return "Save"
    case .add: return "Add"
    case .flexibleSpace, .fixedSpace: return nil
    case .compose: return "Compose"
    case .reply: return "Reply"
    case .action: return "Share"
    case .organize: return "Organize"
    case .bookmarks: return "Bookmarks"
    case .search: return "Search"
    case .refresh: return "Refresh"
    case .stop: return "Stop"
    case .camera: return "Camera"
    case .trash: return "Delete"
    case .play: return "Play"
    case .pause: return "Pause"
    case .rewind: return "Rewind"
    case .fastForward: return "Fast forward"
    case .undo: return "Undo"
    case .redo: return "Redo"
    case .pageCurl: return "Page curl"
    case .close: return "Close"
    }
  }
}
