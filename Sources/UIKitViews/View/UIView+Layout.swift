import Foundation
import QuartzCore

extension UIView {
  /// What the layer calls when it is to be laid out: the owner's hooks around `layoutSubviews`.
  func layerNeedsLayout(_ layer: CALayer) {
    guard layer === backingLayer else { return }
    owner?.ownedViewWillLayoutSubviews()
    currentTraits.performAsCurrent { layoutSubviews() }
    owner?.ownedViewDidLayoutSubviews()
  }

  /// Lays out everything that waits, from the topmost ancestor that does, as Core Animation does.
  func layOutNow() {
    var root = self
    var candidate: UIView? = self
    while let view = candidate {
      if view.backingLayer.needsLayout() { root = view }
      candidate = view.superviewStorage
    }
    root.performLayoutPass()
  }

  /// Safe areas, then constraints, then `layoutSubviews` from the top down; repeated for what these
  /// callbacks themselves have changed.
  func performLayoutPass() {
    for _ in 0..<UIView.layoutRoundLimit {
      topmost.settleSafeAreas()
      ConstraintLayout.prepareLayout(of: self)
      backingLayer.layoutIfNeeded()
      if !topmost.flags.subtreeSafeAreaMayHaveChanged && !backingLayer.needsLayout() { return }
    }
    unsettledLayout()
  }

  private func unsettledLayout() {
    UnsettledReport.report("layout of \(Swift.type(of: self)) asks for itself again without end")
  }

  /// How many times a layout may ask for itself before it is left as it is.
  static var layoutRoundLimit: Int { 20 }
}

/// Says on standard error, once each, what never came to rest.
@MainActor enum UnsettledReport {
  private static var reported: Set<String> = []

  static func report(_ message: String) {
    guard reported.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
