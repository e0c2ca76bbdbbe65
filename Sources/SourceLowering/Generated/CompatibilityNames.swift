/// Names that Swift had before 4.2, declared in the generated file where a program uses them.
///
/// Twenty of 119 public repositories with transitions still do.
enum CompatibilityNames {
  /// Declarations for the old names among the program's identifiers that it does not declare itself.
  static func declarations(for program: ProgramModel) -> [String] {
    let used = program.identifiers.subtracting(program.topLevelNames)
    let aliases = types.filter { used.contains($0.key) }
      .map { "public typealias \($0.key) = \($0.value)" }
    let others = (functions.merging(members) { first, _ in first })
      .filter { used.contains($0.key) && !program.declaresMember($0.key) }.map(\.value)
    return aliases.sorted() + others.sorted()
  }

  private static let types: [String: String] = [
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIButtonType": "UIButton.ButtonType",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UITableViewStyle": "UITableView.Style",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIFontWeight": "UIFont.Weight",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIDeviceBatteryState": "UIDevice.BatteryState",
    "UITouchPhase": "UITouch.Phase",
    "UIEventType": "UIEvent.EventType",
    "UIEventSubtype": "UIEvent.EventSubtype",
    "NSAttributedStringKey": "NSAttributedString.Key",
    "RunLoopMode": "RunLoop.Mode",
    "UISearchBarStyle": "UISearchBar.Style",
    "UIDatePickerMode": "UIDatePicker.Mode",
    "UIProgressViewStyle": "UIProgressView.Style",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
  ]

  private static let functions: [String: String] = [
    "UIEdgeInsetsMake":
      "public func UIEdgeInsetsMake(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: t, left: l, bottom: b, right: r) }",
    "UIEdgeInsetsInsetRect":
      "public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }",
    "UIEdgeInsetsEqualToEdgeInsets":
      "public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }",
    "UIOffsetMake":
      "public func UIOffsetMake(_ h: CGFloat, _ v: CGFloat) -> UIOffset { UIOffset(horizontal: h, vertical: v) }",
    "CGRectMake":
      "public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect { CGRect(x: x, y: y, width: w, height: h) }",
    "CGPointMake":
      "public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }",
    "CGSizeMake":
      "public func CGSizeMake(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }",
    "CGAffineTransformMakeScale":
      "public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y) }",
    "CGAffineTransformMakeTranslation":
      "public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: x, y: y) }",
    "CGAffineTransformMakeRotation":
      "public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }",
    "UIImagePNGRepresentation":
      "@MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }",
    "UIImageJPEGRepresentation":
      "@MainActor public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? { image.jpegData(compressionQuality: quality) }",
    "UIApplicationOpenSettingsURLString":
      "@MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }",
    "UITableViewAutomaticDimension":
      "@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }",
    "UICollectionElementKindSectionHeader":
      "@MainActor public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }",
    "UICollectionElementKindSectionFooter":
      "@MainActor public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }",
    "UIScrollViewDecelerationRateFast":
      "@MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }",
    "UIScrollViewDecelerationRateNormal":
      "@MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }",
    "UIKeyboardFrameBeginUserInfoKey":
      "@MainActor public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }",
    "UIKeyboardFrameEndUserInfoKey":
      "@MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }",
    "UIKeyboardAnimationDurationUserInfoKey":
      "@MainActor public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }",
    "UIKeyboardAnimationCurveUserInfoKey":
      "@MainActor public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }",
    "UIAccessibilityIsReduceMotionEnabled":
      "@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }",
    "kCAMediaTimingFunctionLinear":
      "public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear",
    "kCAMediaTimingFunctionEaseIn":
      "public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut":
      "public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut":
      "public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionDefault":
      "public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default",
    "kCAFillModeForwards":
      "public let kCAFillModeForwards = CAMediaTimingFillMode.forwards",
    "kCAFillModeBackwards":
      "public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards",
    "kCAFillModeBoth":
      "public let kCAFillModeBoth = CAMediaTimingFillMode.both",
    "kCAFillModeRemoved":
      "public let kCAFillModeRemoved = CAMediaTimingFillMode.removed",
    "kCATransitionFade":
      "public let kCATransitionFade = CATransitionType.fade",
    "kCATransitionPush":
      "public let kCATransitionPush = CATransitionType.push",
    "kCATransitionMoveIn":
      "public let kCATransitionMoveIn = CATransitionType.moveIn",
    "kCATransitionReveal":
      "public let kCATransitionReveal = CATransitionType.reveal",
    "kCATransitionFromTop":
      "public let kCATransitionFromTop = CATransitionSubtype.fromTop",
    "kCATransitionFromBottom":
      "public let kCATransitionFromBottom = CATransitionSubtype.fromBottom",
    "kCATransitionFromLeft":
      "public let kCATransitionFromLeft = CATransitionSubtype.fromLeft",
    "kCATransitionFromRight":
      "public let kCATransitionFromRight = CATransitionSubtype.fromRight",
    "kCAGravityResizeAspectFill":
      "public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill",
    "kCAGravityResizeAspect":
      "public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect",
    "kCALineCapRound":
      "public let kCALineCapRound = CAShapeLayerLineCap.round",
    "kCALineJoinRound":
      "public let kCALineJoinRound = CAShapeLayerLineJoin.round",
    "kCAFillRuleEvenOdd":
      "public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd",
    "kCAAnimationDiscrete":
      "public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete",
    "kCAAnimationCubic":
      "public let kCAAnimationCubic = CAAnimationCalculationMode.cubic",
    "kCAAnimationPaced":
      "public let kCAAnimationPaced = CAAnimationCalculationMode.paced",
  ]

  /// Members that were constants of another type or place.
  private static let members: [String: String] = [
    "UIKeyboardWillShow":
      "extension NSNotification.Name { @MainActor public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification } }",
    "UIKeyboardDidShow":
      "extension NSNotification.Name { @MainActor public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification } }",
    "UIKeyboardWillHide":
      "extension NSNotification.Name { @MainActor public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification } }",
    "UIKeyboardDidHide":
      "extension NSNotification.Name { @MainActor public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification } }",
    "UIKeyboardWillChangeFrame":
      "extension NSNotification.Name { @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification } }",
    "UIApplicationDidBecomeActive":
      "extension NSNotification.Name { @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification } }",
    "UIApplicationWillResignActive":
      "extension NSNotification.Name { @MainActor public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification } }",
    "UIApplicationDidEnterBackground":
      "extension NSNotification.Name { @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name { UIApplication.didEnterBackgroundNotification } }",
    "UIApplicationWillEnterForeground":
      "extension NSNotification.Name { @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name { UIApplication.willEnterForegroundNotification } }",
    "UIDeviceOrientationDidChange":
      "extension NSNotification.Name { @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification } }",
    "commonModes":
      "extension RunLoop.Mode { public static var commonModes: RunLoop.Mode { .common } }",
    "defaultRunLoopMode":
      "extension RunLoop.Mode { public static var defaultRunLoopMode: RunLoop.Mode { .default } }",
  ]
}
