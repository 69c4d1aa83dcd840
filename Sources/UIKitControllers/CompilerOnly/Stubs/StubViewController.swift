// For the compiler only: a grey box replaces a controller of an unavailable framework.

/// A controller of an unavailable framework: its view is a grey box with the controller's name. See
/// ``StubView``.
@preconcurrency @MainActor
open class StubViewController: UIViewController, StubMembers {
  /// Creates the grey box.
  open override func loadView() { view = StubBox(named: "\(type(of: self))") }
}
