// For the compiler only: nobody goes on with an activity; responders keep theirs.

/// Who goes on with what somebody was doing. Source: Apple, UIUserActivityRestoring.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on with it.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What somebody is doing in a responder; few have any.
@MainActor
final class KeptActivity {
  static let of = SideTable<KeptActivity>()
  var activity: NSUserActivity?
  nonisolated init() {}
}
