import InterfaceBuilder

extension ElementPart {
  static let viewController = ElementPart(
    UIViewController.self,
    [
      "title": .string { $0.title = $1 },
      "view": .model { model, _ in
        { controller, build in
          controller.scene.view = SceneView(
            plan: build.compiler.plan(model), build: build)
        }
      },
      "navigationItem": .part { $0.navigationItem },
      "storyboardIdentifier": .known,
      "nibName": .string { $0.nibContents.name = $1 },
      "preferredContentSize": .size { $0.preferredContentSize = $1 },
      "tabBarItem": .object { (controller: UIViewController, item: UITabBarItem) in
        controller.tabBarItem = item
      },
      "modalPresentationStyle": .choice(UIModalPresentationStyle.byDocumentName) {
        $0.modalPresentationStyle = $1
      },
      "modalTransitionStyle": .choice(UIModalTransitionStyle.byDocumentName) {
        $0.modalTransitionStyle = $1
      },
      "modalInPresentation": .bool { $0.isModalInPresentation = $1 },
      "definesPresentationContext": .bool { $0.definesPresentationContext = $1 },
      "hidesBottomBarWhenPushed": .bool { $0.hidesBottomBarWhenPushed = $1 },
      "automaticallyAdjustsScrollViewInsets": .known,
      "extendedLayoutIncludesOpaqueBars": .bool { $0.extendedLayoutIncludesOpaqueBars = $1 },
      "edgesForExtendedLayout": .model { model, _ in
        let names: [(String, UIRectEdge)] = [
          ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        let edges = UIRectEdge(names.filter { model[$0.0] == "YES" }.map(\.1))
        return { controller, _ in controller.edgesForExtendedLayout = edges }
      },
      "restorationIdentifier": .string { $0.restorationIdentifier = $1 },
      "useStoryboardIdentifierAsRestorationIdentifier": Setting { value, model, _ in
        guard let isUsed = value.bool else { return nil }
        let name = isUsed ? model["storyboardIdentifier"] : nil
        return { controller, _ in if let name { controller.restorationIdentifier = name } }
      },
      "providesPresentationContextTransitionStyle": .known,
      // For iOS before 7, when views ended below the status bar.
      "wantsFullScreenLayout": .known, "autoresizesArchivedViewToFullSize": .known,
      "toolbarItems": .objects { (controller: UIViewController, items: [UIBarButtonItem]) in
        if !items.isEmpty { controller.toolbarItems = items }
      },
      "interfaceStyle": .known, "overrideUserInterfaceStyle": .known,
      "hidesBottomBar": .known, "simulatedOrientation": .known,
      // For containers that do not exist here and are replaced by a plain controller.
      "allowsPictureInPicturePlayback": .known,
      "videoGravity": .known, "showsPlaybackControls": .known,
    ])

  static let navigationController = ElementPart(
    UINavigationController.self,
    [
      "navigationBar": .part { $0.navigationBar },
      "navigationBarHidden": .bool { $0.isNavigationBarHidden = $1 },
      "toolbar": .part { $0.toolbar },
      "toolbarHidden": .bool { $0.isToolbarHidden = $1 },
      "hidesBarsOnSwipe": .known,
      "hidesBarsOnTap": .known, "hidesBarsWhenKeyboardAppears": .known,
      "hidesBarsWhenVerticallyCompact": .known,
    ])

  static let tabBarController = ElementPart(
    UITabBarController.self, ["tabBar": .part { $0.tabBar }])

  static let splitViewController = ElementPart(
    UISplitViewController.self,
    [
      "preferredDisplayMode": .choice([
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "hidden": .secondaryOnly,
        "beside": .oneBesideSecondary, "overlay": .oneOverSecondary,
        "twoBeside": .twoBesideSecondary, "twoOverlay": .twoOverSecondary,
        "allVisible": UISplitViewController.DisplayMode.oneBesideSecondary,
      ]) { $0.preferredDisplayMode = $1 },
      "preferredPrimaryColumnWidthFraction": .number {
        $0.preferredPrimaryColumnWidthFraction = $1
      },
      "minimumPrimaryColumnWidth": .number { $0.minimumPrimaryColumnWidth = $1 },
      "maximumPrimaryColumnWidth": .number { $0.maximumPrimaryColumnWidth = $1 },
      "presentsWithGesture": .bool { $0.presentsWithGesture = $1 },
      "allowDoubleColumnStyle": .bool { $0.style = $1 ? .doubleColumn : .unspecified },
      "style": .known, "displayMode": .known, "behavior": .known, "primaryEdge": .known,
      "primaryBackgroundStyle": .known,
    ])

  static let pageViewController = ElementPart(
    UIPageViewController.self,
    [
      "transitionStyle": .choice([
        "scroll": .scroll, "pageCurl": UIPageViewController.TransitionStyle.pageCurl,
      ]) { $0.transitionStyle = $1 },
      "navigationOrientation": .choice([
        "horizontal": .horizontal,
        "vertical": UIPageViewController.NavigationOrientation.vertical,
      ]) { $0.navigationOrientation = $1 },
      "spineLocation": .choice([
        "none": .none, "min": .min, "mid": .mid,
        "max": UIPageViewController.SpineLocation.max,
      ]) { $0.spineLocation = $1 },
      "pageSpacing": .number { $0.pageSpacing = $1 },
      "doubleSided": .bool { $0.isDoubleSided = $1 },
    ])

  static let tableViewController = ElementPart(
    UITableViewController.self,
    [
      "clearsSelectionOnViewWillAppear": .bool { $0.clearsSelectionOnViewWillAppear = $1 },
      "refreshControl": .object { (controller: UITableViewController, control: UIRefreshControl) in
        controller.scene.refreshControl = control
      },
    ])

  static let collectionViewController = ElementPart(
    UICollectionViewController.self,
    [
      "clearsSelectionOnViewWillAppear": .bool { $0.clearsSelectionOnViewWillAppear = $1 },
      "installsStandardGestureForInteractiveMovement": .bool {
        $0.installsStandardGestureForInteractiveMovement = $1
      },
      "useLayoutToLayoutNavigationTransitions": .bool {
        $0.useLayoutToLayoutNavigationTransitions = $1
      },
    ])
}
