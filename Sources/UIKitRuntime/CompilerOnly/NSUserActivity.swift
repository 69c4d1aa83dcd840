// For the compiler only: nobody takes an activity over; what is said of it is kept.

import Synchronization

/// What somebody is doing in an app, to go on with later. It is kept, and nobody takes it over.
///
/// Source: Apple, NSUserActivity.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of activity it is.
  public let activityType: String
  /// What a person calls it. Default nil.
  open var title: String?
  /// What is needed to go on. Default nil.
  open var userInfo: [AnyHashable: Any]?
  /// The page in the web that is the same. Default nil.
  open var webpageURL: URL?
  /// Whether other devices may take it over. Default true.
  open var isEligibleForHandoff = true
  /// Whether it may be found by searching. Default false.
  open var isEligibleForSearch = false

  /// Whether everybody may find it by searching. Default false.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it. Default false.
  open var isEligibleForPrediction = false
  /// What it can be taken back by. Default nil.
  open var persistentIdentifier: String?
  /// What it is found by when searching. Default none.
  open var keywords: Set<String> = []
  /// What of ``userInfo`` is needed to go on. Default nil.
  open var requiredUserInfoKeys: Set<String>?
  /// The page in the web that led to it. Default nil.
  open var referrerURL: URL?
  /// What in the app it is about. Default nil.
  open var targetContentIdentifier: String?
  /// When it is no longer worth finding; nil for a month after it began. Default nil.
  open var expirationDate: Date?
  /// Whether ``userInfo`` is out of date. Kept: nobody asks for it anew. Default false.
  open var needsSave = false
  /// Who hears that somebody takes it over: never. Default nil.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// An activity of the first kind that the app's `Info.plist` names, of which there is none here:
  /// of no kind.
  public convenience override init() { self.init(activityType: "") }

  /// Makes it what somebody is doing now. Nobody asks for it; that is logged once.
  open func becomeCurrent() {
    UserActivities.say("becomeCurrent()")
  }

  /// Takes ``becomeCurrent()`` back. Nobody asked for it.
  open func resignCurrent() { UserActivities.say("resignCurrent()") }

  /// Ends it. Nobody asks for it.
  open func invalidate() { UserActivities.say("invalidate()") }

  /// Forgets all that were kept for searching: none are.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }

  /// Forgets some that were kept for searching: none are.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String],
    completionHandler handler: @escaping () -> Void
  ) { handler() }

  /// Adds what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}

/// Who hears that an activity is taken over: never. Source: Apple, NSUserActivityDelegate.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// ``NSUserActivity/userInfo`` is to be brought up to date. Never called.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device has taken it over. Never called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of the activity of going on in an app with what a page in the web shows.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What is said of activities.
private enum UserActivities {
  private static let said = Mutex(WarnedOnce())

  static func say(_ call: String) {
    let next = said.withLock {
      $0.sentence(
        for: call, ending: "", "NSUserActivity.\(call): nobody takes activities over here")
    }
    if let next { warn(next) }
  }
}

// Unsupported: NSUserActivity · kept · Activities are kept and never continued.
