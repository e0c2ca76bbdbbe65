/// Says what of an element was not understood.
enum InterfaceWarnings {
  /// Attributes that only the editor or the build needs, or that mean nothing here.
  private static let inert: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "fixedFrame", "misplaced", "ambiguous", "verifyAmbiguity", "placeholder",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "colorLabel", "customizableControl",
    "adjustsImageWhenAncestorFocused", "clearsContextBeforeDrawing", "propertyAccessControl",
    "automaticallyAdjustsScrollViewInsets", "hideBottomBarInEditor", "springLoaded",
    "symbolic", "baselineAdjustment", "simulatedUserInterfaceStyle", "appearanceType",
    "largeContentImage", "showsLargeContentViewer", "contentHuggingPriority",
    "insetsLayoutMarginsFromSafeArea",
    "autoresizesArchivedViewToFullSize", "wantsFullScreenLayout", "modalInPopover",
    "preservesSuperviewLayoutMargins", "viewLayoutGuide", "translucent",
    "destinationCreationSelector",
  ]
  /// Elements that only the editor or the build needs, or that mean nothing here.
  private static let inertElements: Set<String> = [
    "simulatedScreenMetrics", "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedOrientationMetrics",
    "freeformSimulatedSizeMetrics", "simulatedScreenMetrics", "layoutGuides", "nil", "point",
    "size", "textInputTraits", "designable", "offsetWrapper", "userGuides", "gestureRecognizers",
  ]
  private static let variations: Set<String> = ["variation", "mask", "exclude", "include"]

  static func report(_ element: InterfaceElement, in document: InterfaceDocument) {
    for attribute in element.unreadAttributes where !inert.contains(attribute) {
      document.warn("the attribute \(attribute) of <\(element.name)> is ignored", at: element)
    }
    for child in element.children where !child.isUsed && !inertElements.contains(child.name) {
      if variations.contains(child.name) {
        document.warn("variations for size classes are ignored", at: child)
      } else {
        document.warn("<\(child.name)> in <\(element.name)> is ignored", at: child)
      }
    }
  }
}
