// More properties of controllers, derived classes first.

extension UIKitProperties {
  static let moreControllers1: [NamedProperty] = [
    row("collectionViewLayout", \UICollectionViewController.collectionViewLayout),
    row(
      "clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear
    ),
    row(
      "installsStandardGestureForInteractiveMovement",
      \UICollectionViewController.installsStandardGestureForInteractiveMovement),
    row(
      "useLayoutToLayoutNavigationTransitions",
      \UICollectionViewController.useLayoutToLayoutNavigationTransitions),
    row("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
    row("refreshControl", \UITableViewController.refreshControl),
    row("severity", \UIAlertController.severity),
    fixed("preferredStyle", \UIAlertController.preferredStyle),
    row("preferredAction", \UIAlertController.preferredAction),
    row("delegate", \UINavigationController.delegate),
    row("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer),
    row("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
    row("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
    row("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
    row("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
    row("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer),
    row("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer),
    fixed("transitionStyle", \UIPageViewController.transitionStyle),
    fixed("navigationOrientation", \UIPageViewController.navigationOrientation),
    fixed("spineLocation", \UIPageViewController.spineLocation),
    row("doubleSided", \UIPageViewController.isDoubleSided),
    row("dataSource", \UIPageViewController.dataSource),
    row("delegate", \UIPageViewController.delegate),
    row("viewControllers", \UIPageViewController.viewControllers),
    row("gestureRecognizers", \UIPageViewController.gestureRecognizers),
    fixed("searchResultsController", \UISearchController.searchResultsController),
    row("searchResultsUpdater", \UISearchController.searchResultsUpdater),
    row("delegate", \UISearchController.delegate),
    row(
      "obscuresBackgroundDuringPresentation",
      \UISearchController.obscuresBackgroundDuringPresentation),
    row(
      "hidesNavigationBarDuringPresentation",
      \UISearchController.hidesNavigationBarDuringPresentation),
    row("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton),
    row("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar),
    row(
      "automaticallyShowsSearchResultsController",
      \UISearchController.automaticallyShowsSearchResultsController),
    row("showsSearchResultsController", \UISearchController.showsSearchResultsController),
  ]

  static let moreControllers2: [NamedProperty] = [
    fixed("style", \UISplitViewController.style), row("delegate", \UISplitViewController.delegate),
    row("preferredDisplayMode", \UISplitViewController.preferredDisplayMode),
    row(
      "preferredPrimaryColumnWidthFraction",
      \UISplitViewController.preferredPrimaryColumnWidthFraction),
    row("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
    row("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
    row("presentsWithGesture", \UISplitViewController.presentsWithGesture),
    row("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior),
    row("splitBehavior", \UISplitViewController.splitBehavior),
    row("primaryEdge", \UISplitViewController.primaryEdge),
    row("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle),
    row("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility),
    row("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton),
    row("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth),
    row(
      "preferredSupplementaryColumnWidth",
      \UISplitViewController.preferredSupplementaryColumnWidth),
    row(
      "preferredSupplementaryColumnWidthFraction",
      \UISplitViewController.preferredSupplementaryColumnWidthFraction),
    row("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth),
    row("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth),
    fixed("collapsed", \UISplitViewController.isCollapsed),
    row("viewControllers", \UISplitViewController.viewControllers),
    row("displayMode", \UISplitViewController.displayMode),
    row("primaryColumnWidth", \UISplitViewController.primaryColumnWidth),
    fixed("displayModeButtonItem", \UISplitViewController.displayModeButtonItem),
    row("delegate", \UITabBarController.delegate),
    row("customizableViewControllers", \UITabBarController.customizableViewControllers),
    row("tabs", \UITabBarController.tabs), row("selectedTab", \UITabBarController.selectedTab),
    row("mode", \UITabBarController.mode), row("tabBarHidden", \UITabBarController.isTabBarHidden),
    fixed("moreNavigationController", \UITabBarController.moreNavigationController),
  ]

  static let moreControllers3: [NamedProperty] = [
    row("beingPresented", \UIViewController.isBeingPresented),
    row("beingDismissed", \UIViewController.isBeingDismissed),
    row("presentationController", \UIViewController.presentationController),
    row("sheetPresentationController", \UIViewController.sheetPresentationController),
    row("popoverPresentationController", \UIViewController.popoverPresentationController),
    row("splitViewController", \UIViewController.splitViewController),
    row("topLayoutGuide", \UIViewController.topLayoutGuide),
    row("bottomLayoutGuide", \UIViewController.bottomLayoutGuide),
    row("movingToParentViewController", \UIViewController.isMovingToParent),
    row("movingFromParentViewController", \UIViewController.isMovingFromParent),
    row("contentUnavailableConfiguration", \UIViewController.contentUnavailableConfiguration),
    row(
      "contentUnavailableConfigurationState", \UIViewController.contentUnavailableConfigurationState
    ),
    row("traitOverrides", \UIViewController.traitOverrides),
    row("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets),
    row("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins),
    row(
      "viewRespectsSystemMinimumLayoutMargins",
      \UIViewController.viewRespectsSystemMinimumLayoutMargins),
    row("traitCollection", \UIViewController.traitCollection),
    row("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
    row(
      "shouldAutomaticallyForwardAppearanceMethods",
      \UIViewController.shouldAutomaticallyForwardAppearanceMethods),
    row("transitionCoordinator", \UIViewController.transitionCoordinator),
    row("transitioningDelegate", \UIViewController.transitioningDelegate),
    row(
      "automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets
    ),
    row("collisionMode", \UICollisionBehavior.collisionMode),
    row(
      "translatesReferenceBoundsIntoBoundary",
      \UICollisionBehavior.translatesReferenceBoundsIntoBoundary),
    row("collisionDelegate", \UICollisionBehavior.collisionDelegate),
    row("boundaryIdentifiers", \UICollisionBehavior.boundaryIdentifiers),
    row("elasticity", \UIDynamicItemBehavior.elasticity),
    row("friction", \UIDynamicItemBehavior.friction),
    row("density", \UIDynamicItemBehavior.density),
    row("resistance", \UIDynamicItemBehavior.resistance),
    row("angularResistance", \UIDynamicItemBehavior.angularResistance),
    row("allowsRotation", \UIDynamicItemBehavior.allowsRotation),
    row("anchored", \UIDynamicItemBehavior.isAnchored),
    row("gravityDirection", \UIGravityBehavior.gravityDirection),
    row("magnitude", \UIGravityBehavior.magnitude), row("angle", \UIGravityBehavior.angle),
    fixed("mode", \UIPushBehavior.mode), row("active", \UIPushBehavior.active),
    row("pushDirection", \UIPushBehavior.pushDirection),
    row("magnitude", \UIPushBehavior.magnitude), row("angle", \UIPushBehavior.angle),
  ]

  static let moreControllers4: [NamedProperty] = [
    row("preferredStatusBarStyle", \ControllerPreferences.preferredStatusBarStyle),
    row("prefersStatusBarHidden", \ControllerPreferences.prefersStatusBarHidden),
    row(
      "preferredStatusBarUpdateAnimation",
      \ControllerPreferences.preferredStatusBarUpdateAnimation),
    row("childViewControllerForStatusBarStyle", \ControllerPreferences.childForStatusBarStyle),
    row("childViewControllerForStatusBarHidden", \ControllerPreferences.childForStatusBarHidden),
    row(
      "modalPresentationCapturesStatusBarAppearance",
      \ControllerPreferences.modalPresentationCapturesStatusBarAppearance),
    row("hidesBottomBarWhenPushed", \ControllerPreferences.hidesBottomBarWhenPushed),
    row("definesPresentationContext", \ControllerPreferences.definesPresentationContext),
    row("modalInPresentation", \ControllerPreferences.isModalInPresentation),
    row("prefersHomeIndicatorAutoHidden", \ControllerPreferences.prefersHomeIndicatorAutoHidden),
    row(
      "childViewControllerForHomeIndicatorAutoHidden",
      \ControllerPreferences.childForHomeIndicatorAutoHidden),
    row(
      "preferredScreenEdgesDeferringSystemGestures",
      \ControllerPreferences.preferredScreenEdgesDeferringSystemGestures),
    row(
      "childViewControllerForScreenEdgesDeferringSystemGestures",
      \ControllerPreferences.childForScreenEdgesDeferringSystemGestures),
    row("edgesForExtendedLayout", \ControllerPreferences.edgesForExtendedLayout),
    row(
      "extendedLayoutIncludesOpaqueBars", \ControllerPreferences.extendedLayoutIncludesOpaqueBars),
    row("toolbarItems", \ControllerPreferences.toolbarItems),
    row("restorationIdentifier", \ControllerPreferences.restorationIdentifier),
    row("preferredTransition", \ControllerPreferences.preferredTransition),
    row(
      "disablesAutomaticKeyboardDismissal",
      \ControllerPreferences.disablesAutomaticKeyboardDismissal),
    row(
      "providesPresentationContextTransitionStyle",
      \ControllerPreferences.providesPresentationContextTransitionStyle),
    row("restoresFocusAfterTransition", \ControllerPreferences.restoresFocusAfterTransition),
    row("focusGroupIdentifier", \ControllerPreferences.focusGroupIdentifier),
    row("previewActionItems", \ControllerPreferences.previewActionItems),
    row("supportedInterfaceOrientations", \ControllerPreferences.supportedInterfaceOrientations),
    row("shouldAutorotate", \ControllerPreferences.shouldAutorotate),
    row(
      "preferredInterfaceOrientationForPresentation",
      \ControllerPreferences.preferredInterfaceOrientationForPresentation),
    row("interfaceOrientation", \ControllerPreferences.interfaceOrientation),
    row("editing", \ControllerPreferences.isEditing),
    row("editButtonItem", \ControllerPreferences.editButtonItem),
    row("items", \UIAttachmentBehavior.items),
    row("attachedBehaviorType", \UIAttachmentBehavior.attachedBehaviorType),
    row("anchorPoint", \UIAttachmentBehavior.anchorPoint),
    row("length", \UIAttachmentBehavior.length), row("damping", \UIAttachmentBehavior.damping),
    row("frequency", \UIAttachmentBehavior.frequency),
    fixed("items", \UIItemListBehavior.items),
    row("snapPoint", \UISnapBehavior.snapPoint), row("damping", \UISnapBehavior.damping),
  ]

  static let moreControllers5: [NamedProperty] = [
    row("sourceView", \UIPopoverPresentationController.sourceView),
    row("sourceRect", \UIPopoverPresentationController.sourceRect),
    row("barButtonItem", \UIPopoverPresentationController.barButtonItem),
    row("sourceItem", \UIPopoverPresentationController.sourceItem),
    row("passthroughViews", \UIPopoverPresentationController.passthroughViews),
    row("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect),
    row("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections),
    fixed("arrowDirection", \UIPopoverPresentationController.arrowDirection),
    row("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins),
    row("backgroundColor", \UIPopoverPresentationController.backgroundColor),
    fixed(
      "adaptiveSheetPresentationController",
      \UIPopoverPresentationController.adaptiveSheetPresentationController),
    row("sourceView", \UISheetPresentationController.sourceView),
    row("prefersPageSizing", \UISheetPresentationController.prefersPageSizing),
    row("detents", \UISheetPresentationController.detents),
    row("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier),
    row(
      "largestUndimmedDetentIdentifier",
      \UISheetPresentationController.largestUndimmedDetentIdentifier),
    row(
      "prefersScrollingExpandsWhenScrolledToEdge",
      \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge),
    row("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible),
    row("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius),
    row(
      "prefersEdgeAttachedInCompactHeight",
      \UISheetPresentationController.prefersEdgeAttachedInCompactHeight),
    row(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached),
    row("children", \UITabGroup.children),
    fixed("referenceView", \UIDynamicAnimator.referenceView),
    row("delegate", \UIDynamicAnimator.delegate), fixed("behaviors", \UIDynamicAnimator.behaviors),
    fixed("running", \UIDynamicAnimator.isRunning),
    fixed("elapsedTime", \UIDynamicAnimator.elapsedTime),
    fixed("childBehaviors", \UIDynamicBehavior.childBehaviors),
    fixed("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator),
    fixed("presentedViewController", \UIPresentationController.presentedViewController),
    row("presentingViewController", \UIPresentationController.presentingViewController),
    row("delegate", \UIPresentationController.delegate),
    fixed("containerView", \UIPresentationController.containerView),
    row("presentedView", \UIPresentationController.presentedView),
    row(
      "frameOfPresentedViewInContainerView",
      \UIPresentationController.frameOfPresentedViewInContainerView),
    row("presentationStyle", \UIPresentationController.presentationStyle),
    row("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen),
    row("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView),
    row("preferredContentSize", \UIPresentationController.preferredContentSize),
  ]

  static let moreControllers6: [NamedProperty] = [
    row("title", \UITab.title), row("subtitle", \UITab.subtitle), row("image", \UITab.image),
    row("badgeValue", \UITab.badgeValue), fixed("identifier", \UITab.identifier),
    row("userInfo", \UITab.userInfo), row("enabled", \UITab.isEnabled),
    row("hidden", \UITab.isHidden), fixed("viewController", \UITab.viewController),
    fixed("tabBarController", \UITab.tabBarController), fixed("parent", \UITab.parent),
    fixed("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete),
    fixed("duration", \UIPercentDrivenInteractiveTransition.duration),
    row("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed),
    row("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve),
    fixed("identifier", \UIStoryboardSegue.identifier), fixed("source", \UIStoryboardSegue.source),
    fixed("destination", \UIStoryboardSegue.destination),
  ]
}
