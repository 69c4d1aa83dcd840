// For the compiler only: no activity is ever continued; responders store theirs.

/// An object that continues user activities. Source: Apple, UIUserActivityRestoring.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Continues an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The user activity of a responder, which few have.
@MainActor
final class UserActivityStorage {
  static let of = SideTable<UserActivityStorage>()
  var activity: NSUserActivity?
  nonisolated init() {}
}
