// For the compiler only: names that are absent. The compiler's errors name what to write instead.

extension UIViewController {
  /// The context of an app extension.
  @available(*, unavailable, message: "there are no app extensions: pass values to the controller")
  public var extensionContext: NSObject? { nil }

  /// The search of iOS 7.
  @available(*, unavailable, message: "write 'UISearchController'")
  public var searchDisplayController: NSObject? { nil }

  /// The view that has the focus first.
  @available(*, unavailable, message: "write 'preferredFocusEnvironments'")
  public var preferredFocusedView: UIView? { nil }

  /// The preferred style of the interface.
  @available(*, unavailable, message: "write 'overrideUserInterfaceStyle'")
  public var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// The child that determines the style of the interface.
  @available(*, unavailable, message: "write 'overrideUserInterfaceStyle'")
  public var childViewControllerForUserInterfaceStyle: UIViewController? { nil }

  /// Returns the controller that becomes the secondary one of a split view controller.
  @available(*, unavailable, message: "write 'UISplitViewControllerDelegate'")
  public func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Takes the secondary controller of a split view controller.
  @available(*, unavailable, message: "write 'UISplitViewControllerDelegate'")
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
}

/// Rows of tables are not dragged to other apps.
@available(*, unavailable, message: "write 'UICollectionViewDragDelegate' with a list layout")
public protocol UITableViewDragDelegate: AnyObject {}

/// Nothing is dropped on tables.
@available(*, unavailable, message: "write 'UICollectionViewDropDelegate' with a list layout")
public protocol UITableViewDropDelegate: AnyObject {}

extension UITableView {
  /// The delegate of drags.
  @available(
    *, unavailable,
    message: "write 'tableView(_:moveRowAt:to:)', or a UICollectionView with a list layout"
  )
  public var dragDelegate: AnyObject? {
    get { nil }
    set {}
  }

  /// The delegate of drops.
  @available(
    *, unavailable,
    message: "write 'tableView(_:moveRowAt:to:)', or a UICollectionView with a list layout"
  )
  public var dropDelegate: AnyObject? {
    get { nil }
    set {}
  }
}

extension UITableView {
  /// The interaction that opens the rows' menus.
  @available(
    *, unavailable, message: "write 'tableView(_:contextMenuConfigurationForRowAt:point:)'"
  )
  public var contextMenuInteraction: NSObject? { nil }
}

extension UICollectionView {
  /// The interaction that opens the items' menus.
  @available(
    *, unavailable,
    message: "write 'collectionView(_:contextMenuConfigurationForItemsAt:point:)'"
  )
  public var contextMenuInteraction: NSObject? { nil }
}

extension UITabBarController {
  /// The sidebar.
  @available(*, unavailable, message: "there is no sidebar: write 'UISplitViewController'")
  public var sidebar: NSObject { NSObject() }

  /// The tabs of a narrow window.
  @available(*, unavailable, message: "write 'tabs'")
  public var compactTabIdentifiers: [String]? {
    get { nil }
    set {}
  }
}

extension UIPopoverPresentationController {
  /// The class of the popover's background.
  @available(*, unavailable, message: "write 'backgroundColor'")
  public var popoverBackgroundViewClass: AnyClass? {
    get { nil }
    set {}
  }
}

/// A local notification of iOS 9. Unavailable.
@available(*, unavailable, message: "write 'UNNotificationRequest' (UserNotifications)")
open class UILocalNotification: NSObject {}

/// The settings of notifications of iOS 9. Unavailable.
@available(*, unavailable, message: "write 'UNUserNotificationCenter' (UserNotifications)")
open class UIUserNotificationSettings: NSObject {}

extension UIApplication {
  /// Delivers an event to a window.
  @available(*, unavailable, message: "write 'UIWindow.sendEvent(_:)'")
  public func sendEvent(_ event: UIEvent) {}

  /// Asks for permission for notifications.
  @available(*, unavailable, message: "write 'UNUserNotificationCenter.requestAuthorization(…)'")
  public func registerUserNotificationSettings(_ settings: NSObject) {}

  /// The permitted notifications.
  @available(*, unavailable, message: "write 'UNUserNotificationCenter.getNotificationSettings(…)'")
  public var currentUserNotificationSettings: NSObject? { nil }

  /// The scheduled notifications.
  @available(
    *, unavailable, message: "write 'UNUserNotificationCenter.getPendingNotificationRequests(…)'"
  )
  public var scheduledLocalNotifications: [NSObject]? {
    get { nil }
    set {}
  }

  /// Schedules a notification.
  @available(*, unavailable, message: "write 'UNUserNotificationCenter.add(_:)'")
  public func scheduleLocalNotification(_ notification: NSObject) {}

  /// Shows a notification.
  @available(*, unavailable, message: "write 'UNUserNotificationCenter.add(_:)'")
  public func presentLocalNotificationNow(_ notification: NSObject) {}

  /// Removes a scheduled notification.
  @available(
    *, unavailable,
    message: "write 'UNUserNotificationCenter.removePendingNotificationRequests(…)'"
  )
  public func cancelLocalNotification(_ notification: NSObject) {}

  /// Removes all scheduled notifications.
  @available(
    *, unavailable,
    message: "write 'UNUserNotificationCenter.removeAllPendingNotificationRequests()'"
  )
  public func cancelAllLocalNotifications() {}

  /// Turns the status bar.
  @available(*, unavailable, message: "write 'UIWindow.turn(to:animated:)'")
  public func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {}

  /// Begins a longer restoration of state.
  @available(*, unavailable, message: "no state is restored: write 'NSUserActivity'")
  public func extendStateRestoration() {}

  /// Ends a longer restoration of state.
  @available(*, unavailable, message: "no state is restored: write 'NSUserActivity'")
  public func completeStateRestoration() {}

  /// Keeps the system's picture of the app from being shown.
  @available(*, unavailable, message: "the system takes no pictures of the app")
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
