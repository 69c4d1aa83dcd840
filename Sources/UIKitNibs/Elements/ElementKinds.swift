import InterfaceBuilder

/// The elements of objects, by name.
@MainActor
enum ElementKinds {
  /// Returns the kind of an element. An unknown one is an empty view, with a diagnostic.
  static func kind(of model: ObjectModel, _ plan: NibPlan) -> ElementKind {
    if let kind = all[model.kind] { return kind }
    if let type = absent[model.kind] {
      if ClassFinder.find(CustomClass(name: type, module: nil), owner: nil) != nil {
        return standIn(model)
      }
      plan.diagnose(
        model.line, "there is no \(type) here; \(standIn(model).type) replaces it.")
    } else {
      plan.diagnose(
        model.line, "the element '\(model.kind)' is unknown; an empty view replaces it.")
    }
    return standIn(model)
  }

  /// Returns the name of the class of an Apple element that is missing here, which the app may
  /// define, for example as a stub.
  static func absentClass(of model: ObjectModel) -> CustomClass? {
    absent[model.kind].map { CustomClass(name: $0, module: nil) }
  }

  /// Returns whether the class of an Apple element is missing here, so that a replacement is
  /// created.
  static func isStandIn(_ model: ObjectModel) -> Bool { all[model.kind] == nil }

  private static func standIn(_ model: ObjectModel) -> ElementKind {
    model["sceneMemberID"] == "viewController" || model.kind.hasSuffix("Controller")
      ? all["viewController"] ?? plainView : plainView
  }

  private static let plainView = ElementKind(UIView.self, [.view])

  /// The missing Apple classes, by element name.
  private static let absent = [
    "wkWebView": "WKWebView", "webView": "UIWebView", "mapView": "MKMapView", "mtkView": "MTKView",
    "skView": "SKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "glkView": "GLKView",
    "hostingController": "UIHostingController", "avPlayerViewController": "AVPlayerViewController",
    "glkViewController": "GLKViewController",
    "searchDisplayController": "UISearchDisplayController",
  ]

  static let all: [String: ElementKind] = {
    let control: [ElementPart] = [.view, .control]
    let scroll: [ElementPart] = [.view, .scrollView]
    let reusable: [ElementPart] = [.view, .reusableView]
    let bar: [ElementPart] = [.view]
    return [
      "view": plainView, "containerView": plainView,
      "label": ElementKind(UILabel.self, [.view, .label]),
      "imageView": ElementKind(UIImageView.self, [.view, .imageView]),
      "button": ElementKind(UIButton.self, control + [.button]),
      "switch": ElementKind(UISwitch.self, control + [.switch]),
      "slider": ElementKind(UISlider.self, control + [.slider]),
      "stepper": ElementKind(UIStepper.self, control + [.stepper]),
      "segmentedControl": ElementKind(UISegmentedControl.self, control + [.segmentedControl]),
      "pageControl": ElementKind(UIPageControl.self, control + [.pageControl]),
      "datePicker": ElementKind(UIDatePicker.self, control + [.datePicker]),
      "pickerView": ElementKind(UIPickerView.self, [.view]),
      "colorWell": ElementKind(UIColorWell.self, control + [.colorWell]),
      "progressView": ElementKind(UIProgressView.self, [.view, .progressView]),
      "activityIndicatorView": ElementKind(
        UIActivityIndicatorView.self, [.view, .activityIndicator]),
      "refreshControl": ElementKind(UIRefreshControl.self, control),
      "textField": ElementKind(UITextField.self, control + [.textField]),
      "textView": ElementKind(UITextView.self, scroll + [.textView]),
      "searchBar": ElementKind(UISearchBar.self, bar + [.searchBar]),
      "stackView": ElementKind(UIStackView.self, [.view, .stackView]),
      "visualEffectView": ElementKind(UIVisualEffectView.self, [.view, .visualEffectView]),
      "scrollView": ElementKind(UIScrollView.self, scroll),
      "tableView": ElementKind(UITableView.self, scroll + [.tableView]),
      "tableViewCell": ElementKind(
        UITableViewCell.self, [.view, .tableViewCell]),
      "tableViewCellContentView": plainView, "collectionViewCellContentView": plainView,
      "collectionView": ElementKind(UICollectionView.self, scroll + [.collectionView]),
      "collectionViewCell": ElementKind(
        UICollectionViewCell.self, reusable + [.collectionViewCell]),
      "collectionReusableView": ElementKind(UICollectionReusableView.self, reusable),
      "collectionViewFlowLayout": ElementKind(
        UICollectionViewFlowLayout.self, [.collectionViewLayout, .flowLayout]),
      "collectionViewLayout": ElementKind(UICollectionViewLayout.self, [.collectionViewLayout]),
      "toolbar": ElementKind(UIToolbar.self, bar + [.toolbar]),
      "tabBar": ElementKind(UITabBar.self, bar + [.tabBar]),
      "navigationBar": ElementKind(UINavigationBar.self, bar + [.navigationBar]),
      "barButtonItem": ElementKind(UIBarButtonItem.self, [.barItem, .barButtonItem]),
      "tabBarItem": ElementKind(UITabBarItem.self, [.barItem, .tabBarItem]),
      "navigationItem": ElementKind(UINavigationItem.self, [.navigationItem]),
      "viewController": ElementKind(UIViewController.self, [.viewController]),
      "navigationController": ElementKind(
        UINavigationController.self, [.viewController, .navigationController]),
      "tabBarController": ElementKind(
        UITabBarController.self, [.viewController, .tabBarController]),
      "tableViewController": ElementKind(
        UITableViewController.self, [.viewController, .tableViewController]),
      "collectionViewController": ElementKind(
        UICollectionViewController.self, [.viewController, .collectionViewController]),
      "splitViewController": ElementKind(
        UISplitViewController.self, [.viewController, .splitViewController]),
      "pageViewController": ElementKind(
        UIPageViewController.self, [.viewController, .pageViewController]),
      "customObject": ElementKind(NSObject.self, []),
    ].merging(gestures) { $1 }
  }()

  private static let gestures: [String: ElementKind] = [
    "tapGestureRecognizer": ElementKind(
      UITapGestureRecognizer.self, [.gestureRecognizer, .tap],
      make: { _ in UITapGestureRecognizer() }),
    "pinchGestureRecognizer": ElementKind(
      UIPinchGestureRecognizer.self, [.gestureRecognizer, .pinch],
      make: { _ in UIPinchGestureRecognizer() }),
    "rotationGestureRecognizer": ElementKind(
      UIRotationGestureRecognizer.self, [.gestureRecognizer],
      make: { _ in UIRotationGestureRecognizer() }),
    "panGestureRecognizer": ElementKind(
      UIPanGestureRecognizer.self, [.gestureRecognizer, .pan],
      make: { _ in UIPanGestureRecognizer() }),
    "swipeGestureRecognizer": ElementKind(
      UISwipeGestureRecognizer.self, [.gestureRecognizer, .swipe],
      make: { _ in UISwipeGestureRecognizer() }),
    "screenEdgePanGestureRecognizer": ElementKind(
      UIScreenEdgePanGestureRecognizer.self, [.gestureRecognizer, .pan, .edges],
      make: { _ in UIScreenEdgePanGestureRecognizer() }),
    // Xcode's own spelling, and the intended one.
    "pongPressGestureRecognizer": longPress, "longPressGestureRecognizer": longPress,
  ]

  private static let longPress = ElementKind(
    UILongPressGestureRecognizer.self, [.gestureRecognizer, .longPress],
    make: { _ in UILongPressGestureRecognizer() })
}
