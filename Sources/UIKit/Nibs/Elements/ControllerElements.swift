import InterfaceBuilder

extension ElementPart {
  static let viewController = ElementPart(
    UIViewController.self,
    [
      "title": .string { $0.title = $1 },
      "view": .model { model, _ in
        { controller, build in
          controller.nibContents.scene = SceneView(
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
      "hidesBottomBarWhenPushed": .known, "automaticallyAdjustsScrollViewInsets": .known,
      "extendedLayoutIncludesOpaqueBars": .known, "edgesForExtendedLayout": .known,
      "providesPresentationContextTransitionStyle": .known,
      "wantsFullScreenLayout": .known, "autoresizesArchivedViewToFullSize": .known,
      "toolbarItems": .known, "interfaceStyle": .known, "overrideUserInterfaceStyle": .known,
      "hidesBottomBar": .known, "simulatedOrientation": .known,
      // Of containers that are not here, where a plain controller stands for them.
      "transitionStyle": .known, "navigationOrientation": .known,
      "spineLocation": .known, "style": .known, "displayMode": .known, "behavior": .known,
      "primaryEdge": .known, "allowsPictureInPicturePlayback": .known,
      "videoGravity": .known, "showsPlaybackControls": .known,
    ])

  static let navigationController = ElementPart(
    UINavigationController.self,
    [
      "navigationBar": .part { $0.navigationBar },
      "navigationBarHidden": .bool { $0.isNavigationBarHidden = $1 },
      "toolbar": .known, "toolbarHidden": .known, "hidesBarsOnSwipe": .known,
      "hidesBarsOnTap": .known, "hidesBarsWhenKeyboardAppears": .known,
      "hidesBarsWhenVerticallyCompact": .known,
    ])

  static let tabBarController = ElementPart(
    UITabBarController.self, ["tabBar": .part { $0.tabBar }])

  static let tableViewController = ElementPart(
    UITableViewController.self,
    [
      "clearsSelectionOnViewWillAppear": .bool { $0.clearsSelectionOnViewWillAppear = $1 },
      "refreshControl": .object { (controller: UITableViewController, control: UIRefreshControl) in
        controller.nibContents.refreshControl = control
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
