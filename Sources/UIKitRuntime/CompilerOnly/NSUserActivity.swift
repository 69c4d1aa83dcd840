// For the compiler only: activities are stored and never continued.

import Synchronization

/// The state of an app's activity, to be continued later. It is stored and never continued.
///
/// Source: Apple, NSUserActivity.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity.
  public let activityType: String
  /// The title for the user. Default nil.
  open var title: String?
  /// The values needed to continue. Default nil.
  open var userInfo: [AnyHashable: Any]?
  /// The corresponding web page. Default nil.
  open var webpageURL: URL?
  /// Whether other devices may continue the activity. Default true.
  open var isEligibleForHandoff = true
  /// Whether the activity is searchable. Default false.
  open var isEligibleForSearch = false

  /// Whether the activity is publicly searchable. Default false.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity. Default false.
  open var isEligibleForPrediction = false
  /// The identifier for deletion. Default nil.
  open var persistentIdentifier: String?
  /// The keywords for searching. Default none.
  open var keywords: Set<String> = []
  /// The keys of ``userInfo`` that are needed to continue. Default nil.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page that led to the activity. Default nil.
  open var referrerURL: URL?
  /// The identifier of the activity's content. Default nil.
  open var targetContentIdentifier: String?
  /// The date after which the activity is not searchable; nil for a month after its start. Default
  /// nil.
  open var expirationDate: Date?
  /// Whether ``userInfo`` is outdated. It is stored only. Default false.
  open var needsSave = false
  /// The delegate of the activity. Never called. Default nil.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Creates an activity of the first type in the app's `Info.plist`, which is always empty here.
  public convenience override init() { self.init(activityType: "") }

  /// Makes the activity current. Ignored, with a warning the first time.
  open func becomeCurrent() {
    UserActivities.log("becomeCurrent()")
  }

  /// Resigns as the current activity. Ignored, with a warning the first time.
  open func resignCurrent() { UserActivities.log("resignCurrent()") }

  /// Ends the activity. Ignored, with a warning the first time.
  open func invalidate() { UserActivities.log("invalidate()") }

  /// Deletes all activities saved for searching. There are none.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }

  /// Deletes some activities saved for searching. There are none.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Adds values needed to continue.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// The delegate of an activity. Never called. Source: Apple, NSUserActivityDelegate.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Requests an update of ``NSUserActivity/userInfo``. Never called.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after another device has continued the activity. Never called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of activities for browsing a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Warnings about activities, each once.
private enum UserActivities {
  private static let warnings = Mutex(LoggedWarnings())

  static func log(_ call: String) {
    let next = warnings.withLock {
      $0.sentence(
        for: call, ending: "", "NSUserActivity.\(call): activities are not handed over here")
    }
    if let next { warn(next) }
  }
}

// Unsupported: NSUserActivity · kept · Activities are kept and never continued. · test:
//   CompilerOnlyNamesTests
