/// Optional requirements of the system's protocols, which Swift without Objective-C cannot express.
enum OptionalRequirements {
  /// Full names of the optional requirements, by protocol.
  static let byProtocol: [String: Set<String>] = [
    "UIApplicationDelegate": [
      "application(_:configurationForConnecting:options:)",
      "application(_:didDiscardSceneSessions:)", "application(_:didFinishLaunchingWithOptions:)",
      "application(_:open:options:)", "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:willFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
      "applicationDidEnterBackground(_:)", "applicationDidFinishLaunching(_:)",
      "applicationDidReceiveMemoryWarning(_:)", "applicationWillEnterForeground(_:)",
      "applicationWillResignActive(_:)", "applicationWillTerminate(_:)",
    ],
    "UISceneDelegate": [
      "scene(_:openURLContexts:)", "scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)",
      "sceneDidDisconnect(_:)", "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)",
      "sceneWillResignActive(_:)",
    ],
    "UIViewImplicitlyAnimating": [
      "addAnimations(_:)", "addAnimations(_:delayFactor:)", "addCompletion(_:)",
      "continueAnimation(withTimingParameters:durationFactor:)",
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
      "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
      "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewShouldScrollToTop(_:)",
      "scrollViewDidScrollToTop(_:)", "scrollViewDidChangeAdjustedContentInset(_:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:heightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)", "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
      "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
      "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
      "tableView(_:willDeselectRowAt:)", "tableView(_:didSelectRowAt:)",
      "tableView(_:didDeselectRowAt:)", "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:editingStyleForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)", "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)", "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)", "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)", "sectionIndexTitles(for:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)",
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldReceive:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
      "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "interruptibleAnimator(using:)", "animationEnded(_:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
      "navigationController(_:animationControllerFor:from:to:)",
      "navigationController(_:interactionControllerFor:)",
      "navigationControllerSupportedInterfaceOrientations(_:)",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
      "tabBarController(_:interactionControllerFor:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
      "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
      "presentationController(_:prepare:)",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)", "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)",
      "popoverPresentationController(_:willRepositionPopoverTo:in:)",
    ],
    "UITextFieldDelegate": [
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
      "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldShouldClear(_:)",
      "textFieldShouldReturn(_:)", "textFieldDidChangeSelection(_:)",
    ],
    "UITextViewDelegate": [
      "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)",
      "textViewShouldEndEditing(_:)", "textViewDidEndEditing(_:)",
      "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)",
    ],
    "UISearchBarDelegate": [
      "searchBar(_:textDidChange:)", "searchBarSearchButtonClicked(_:)",
      "searchBarCancelButtonClicked(_:)", "searchBarTextDidBeginEditing(_:)",
      "searchBarTextDidEndEditing(_:)",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    ],
    "UIPickerViewDelegate": [
      "pickerView(_:titleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)",
    ],
    "UINavigationBarDelegate": ["navigationBar(_:shouldPop:)", "navigationBar(_:shouldPush:)"],
    "UITabBarDelegate": ["tabBar(_:didSelect:)"],
    "CAAnimationDelegate": ["animationDidStart(_:)", "animationDidStop(_:finished:)"],
    "CALayerDelegate": [
      "display(_:)", "draw(_:in:)", "layoutSublayers(of:)", "action(for:forKey:)",
      "layerWillDraw(_:)",
    ],
  ]

  /// Protocols that bring another's requirements.
  static let refined: [String: [String]] = [
    "UIWindowSceneDelegate": ["UISceneDelegate"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
  ]

  static let fullNames: Set<String> = Set(byProtocol.values.joined())

  /// Names before the parenthesis, as `delegate?.scrollViewDidScroll?(view)` has them.
  static let baseNames: Set<String> = Set(
    fullNames.map { String($0.prefix { $0 != "(" }) })
}
