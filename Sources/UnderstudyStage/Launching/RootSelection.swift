import Foundation
import UIKit
import UIKitControllers
import UnderstudyScript
import UnderstudySupport

/// Chooses which screen comes first, and launches the program with it.
///
/// In this order: the class that was asked for; the application or scene delegate; the main
/// storyboard; the one view controller that nobody else makes; actors without screens, between two
/// plain ones.
@MainActor
struct RootSelection {
  private let program: Program
  private let requested: String?

  init(_ request: RunRequest, program: Program = .current) {
    self.program = program
    requested = request.root
  }

  func launch(on stage: Stage) throws {
    if let requested {
      let screen = try root(named: requested)
      return stage.launch(root: screen)
    }
    if let ownMain = program.ownMain {
      ownMain()
      guard stage.shownWindows.isEmpty else { return }
    }
    if let delegate = program.applicationDelegate {
      return try stage.launch(
        delegate: delegate, sceneDelegate: program.sceneDelegate, mainStoryboard: mainStoryboard)
    }
    if let scene = program.sceneDelegate {
      return try stage.launch(delegate: nil, sceneDelegate: scene, mainStoryboard: mainStoryboard)
    }
    if let storyboard = mainStoryboard {
      return try stage.launch(delegate: nil, sceneDelegate: nil, mainStoryboard: storyboard)
    }
    let screen = try loneRoot()
    stage.launch(root: screen)
  }

  private var mainStoryboard: String? {
    if let named = program.resources.mainStoryboard { return named }
    return program.resources.storyboard(named: "Main") == nil ? nil : "Main"
  }

  private func root(named name: String) throws -> UIViewController {
    guard let found = program.root(named: name) else {
      throw StageError(
        "--root \(name): the program has no such class. \(choices)", exit: .badCommandLine)
    }
    let same = program.classes(.viewController).map(\.name).filter {
      $0 == name || $0.hasSuffix(".\(name)")
    }
    guard same.count < 2 || same.contains(name) else {
      throw StageError(
        "--root \(name): several classes have this name. Say which: \(same.joined(separator: ", ")).",
        exit: .badCommandLine)
    }
    guard let screen = found.make() as? UIViewController else {
      throw StageError(
        "--root \(name): this class cannot come first: it is no view controller, or it has no initialiser without arguments. \(choices)",
        exit: .badCommandLine)
    }
    return screen
  }

  private func loneRoot() throws -> UIViewController {
    let candidates = program.firstScreens
    if candidates.count == 1, let screen = candidates[0].make() as? UIViewController {
      return screen
    }
    if candidates.count > 1 {
      throw StageError(
        "Several screens could come first. Choose one with --root. \(choices)",
        exit: .badCommandLine)
    }
    let actors = CastFinder(program).actors()
    guard !actors.isEmpty else {
      throw StageError(
        "No screen was found that could come first: the sources have no application delegate, no storyboard called Main and no view controller that can be made without arguments. \(choices)",
        exit: .badCommandLine)
    }
    return BuiltInScreens.root(for: actors)
  }

  private var choices: String {
    let screens = program.classes(.viewController).filter(\.canMakeEmpty).map(\.name)
    return screens.isEmpty
      ? "There is no view controller to choose from."
      : "There are: \(screens.joined(separator: ", "))."
  }
}
