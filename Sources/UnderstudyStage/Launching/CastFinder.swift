import UIKit
import UnderstudySupport

/// Finds the actors of a program that has no screens of its own.
@MainActor
struct CastFinder {
  private let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// The classes that can be made, each in its part; a delegate that brings its own animators comes
  /// before a lone animator.
  func actors() -> LooseActors {
    var actors = LooseActors()
    actors.transitioningDelegate =
      first(.transitioningDelegate)?.make() as? any UIViewControllerTransitioningDelegate
    actors.navigationDelegate =
      first(.navigationDelegate)?.make() as? any UINavigationControllerDelegate
    if let animator = first(.animator) {
      actors.animator = { isAppearing in
        let made = animator.make(for: isAppearing ? .present : .dismiss)
        if let made { Self.tell(made, isAppearing: isAppearing, class: animator) }
        return made as? any UIViewControllerAnimatedTransitioning
      }
    }
    if let presentation = program.classes(.presentationController).first(where: {
      !$0.has(.superclass)
    }) {
      actors.presentationController = { presented, presenting in
        presentation.makePresentationController(presented: presented, presenting: presenting)
          as? UIPresentationController
      }
    }
    return actors
  }

  private func first(_ role: ProgramClass.Role) -> ProgramClass? {
    program.classes(role).first { candidate in
      !candidate.has(.superclass) && !candidate.has(.viewController)
        && (candidate.make(for: .present) != nil)
    }
  }

  /// Animators for both ways often have a property that says which way it is.
  private static let directionNames = [
    "isPresenting", "presenting", "isPresentation", "isOpening", "isAppearing", "isPresent",
  ]
  private static let reverseNames = ["isDismissing", "dismissing", "reverse", "isReversed"]

  private static func tell(_ animator: AnyObject, isAppearing: Bool, class found: ProgramClass) {
    for (name, access) in found.description.properties {
      if directionNames.contains(name) { _ = access.set(animator, isAppearing) }
      if reverseNames.contains(name) { _ = access.set(animator, !isAppearing) }
    }
  }
}
