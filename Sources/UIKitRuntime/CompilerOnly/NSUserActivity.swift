// For the compiler only: nobody takes an activity over; what is said of it is kept.

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

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
