/// The outlets of UIKit's own classes.
@MainActor
enum UIKitOutlets {
  private typealias Write = @MainActor (AnyObject, AnyObject) -> Bool

  /// Sets one of UIKit's outlets. Returns whether the object has one of that name.
  static func set(_ value: AnyObject, for key: String, of object: AnyObject) -> Bool {
    all[key]?.contains { $0(object, value) } ?? false
  }

  /// The outlets that add a view as a subview.
  static let placing: Set<String> = [
    "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView",
    "tableHeaderView", "tableFooterView", "leftView", "rightView",
  ]

  private static func row<Target: AnyObject, Value>(
    _ type: Target.Type, _ set: @escaping @MainActor (Target, Value) -> Void
  ) -> Write {
    { object, value in
      guard let target = object as? Target, let value = value as? Value else { return false }
      set(target, value)
      return true
    }
  }

  private static let all: [String: [Write]] = [
    "view": [row(UIViewController.self) { $0.take(nibView: $1) }],
    "delegate": [
      row(UITableView.self) { (view, value: any UITableViewDelegate) in view.delegate = value },
      row(UICollectionView.self) { (view, value: any UICollectionViewDelegate) in
        view.delegate = value
      },
      row(UIScrollView.self) { (view, value: any UIScrollViewDelegate) in view.delegate = value },
      row(UITabBar.self) { (bar, value: any UITabBarDelegate) in bar.delegate = value },
      row(UIGestureRecognizer.self) { (recognizer, value: any UIGestureRecognizerDelegate) in
        recognizer.delegate = value
      },
      row(UIGestureRecognizer.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UIGestureRecognizerDelegate")
      },
      row(UITabBar.self) { (_, value: AnyObject) in logNotAdopted(value, "UITabBarDelegate") },
      row(UITabBarController.self) { (tabs, value: any UITabBarControllerDelegate) in
        tabs.delegate = value
      },
      row(UITabBarController.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UITabBarControllerDelegate")
      },
      row(UISplitViewController.self) { (split, value: any UISplitViewControllerDelegate) in
        split.delegate = value
      },
      row(UISplitViewController.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UISplitViewControllerDelegate")
      },
      row(UIPageViewController.self) { (pages, value: any UIPageViewControllerDelegate) in
        pages.delegate = value
      },
      row(UIPageViewController.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UIPageViewControllerDelegate")
      },
      row(UITextField.self) { (field, value: any UITextFieldDelegate) in field.delegate = value },
      row(UITextField.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UITextFieldDelegate")
      },
      row(UISearchBar.self) { (bar, value: any UISearchBarDelegate) in bar.delegate = value },
      row(UISearchBar.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UISearchBarDelegate")
      },
      row(UIPickerView.self) { (picker, value: any UIPickerViewDelegate) in
        picker.delegate = value
      },
      row(UIPickerView.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UIPickerViewDelegate")
      },
      row(UINavigationController.self) { (stack, value: any UINavigationControllerDelegate) in
        stack.delegate = value
      },
      row(UINavigationController.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UINavigationControllerDelegate")
      },
      // Outlets of other bars, which have no delegates here.
      row(UIToolbar.self) { (_, _: AnyObject) in },
      row(UINavigationBar.self) { (_, _: AnyObject) in },
      row(UITableView.self) { (view, value: AnyObject) in logNotAdopted(view, value, "Delegate") },
      row(UICollectionView.self) { (view, value: AnyObject) in
        logNotAdopted(view, value, "Delegate")
      },
      row(UIScrollView.self) { (_, _: AnyObject) in },
    ],
    "dataSource": [
      row(UIPageViewController.self) { (pages, value: any UIPageViewControllerDataSource) in
        pages.dataSource = value
      },
      row(UIPageViewController.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UIPageViewControllerDataSource")
      },
      row(UIPickerView.self) { (picker, value: any UIPickerViewDataSource) in
        picker.dataSource = value
      },
      row(UIPickerView.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UIPickerViewDataSource")
      },
      row(UITableView.self) { (view, value: any UITableViewDataSource) in view.dataSource = value },
      row(UICollectionView.self) { (view, value: any UICollectionViewDataSource) in
        view.dataSource = value
      },
      row(UITableView.self) { (view, value: AnyObject) in
        logNotAdopted(view, value, "DataSource")
      },
      row(UICollectionView.self) { (view, value: AnyObject) in
        logNotAdopted(view, value, "DataSource")
      },
    ],
    "prefetchDataSource": [
      row(UITableView.self) { (view, value: any UITableViewDataSourcePrefetching) in
        view.prefetchDataSource = value
      },
      row(UICollectionView.self) { (view, value: any UICollectionViewDataSourcePrefetching) in
        view.prefetchDataSource = value
      },
    ],
    "dragDelegate": [
      row(UICollectionView.self) { (view, value: any UICollectionViewDragDelegate) in
        view.dragDelegate = value
      },
      row(UICollectionView.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UICollectionViewDragDelegate")
      },
      // Rows cannot be dragged here.
      row(UITableView.self) { (_, _: AnyObject) in },
    ],
    "dropDelegate": [
      row(UICollectionView.self) { (view, value: any UICollectionViewDropDelegate) in
        view.dropDelegate = value
      },
      row(UICollectionView.self) { (_, value: AnyObject) in
        logNotAdopted(value, "UICollectionViewDropDelegate")
      },
      row(UITableView.self) { (_, _: AnyObject) in },
    ],
    "collectionView": [
      row(UICollectionViewController.self) { $0.collectionView = $1 }
    ],
    "tableView": [row(UITableViewController.self) { $0.tableView = $1 }],
    "backgroundView": [
      row(UICollectionViewCell.self) { $0.backgroundView = $1 },
      row(UICollectionView.self) { $0.backgroundView = $1 },
      row(UITableView.self) { $0.backgroundView = $1 },
    ],
    "selectedBackgroundView": [row(UICollectionViewCell.self) { $0.selectedBackgroundView = $1 }],
    "accessoryView": [row(UITableViewCell.self) { $0.accessoryView = $1 }],
    "editingAccessoryView": [row(UITableViewCell.self) { $0.editingAccessoryView = $1 }],
    "tableHeaderView": [row(UITableView.self) { $0.tableHeaderView = $1 }],
    "tableFooterView": [row(UITableView.self) { $0.tableFooterView = $1 }],
    "leftView": [row(UITextField.self) { $0.leftView = $1 }],
    "rightView": [row(UITextField.self) { $0.rightView = $1 }],
    "inputView": [row(UITextField.self) { $0.inputView = $1 }],
    "navigationItem": [row(UIViewController.self) { (_, _: UINavigationItem) in }],
  ]

  /// Warns of a delegate without a Swift conformance, which Objective-C does not require.
  private static func logNotAdopted(_ view: UIView, _ value: AnyObject, _ what: String) {
    logNotAdopted(value, "\(type(of: view))\(what)")
  }

  private static func logNotAdopted(_ value: AnyObject, _ what: String) {
    // A plain object replaces a class that was not found, about which a warning was logged.
    guard type(of: value) != NSObject.self,
      !UIKitModules.declare(type(of: value))
    else { return }
    warn("\(type(of: value)) is no \(what); it is not connected.")
  }
}
