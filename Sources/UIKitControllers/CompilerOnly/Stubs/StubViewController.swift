// For the compiler only: a grey box stands for the controller of a framework that is not here.

/// Stands for a controller of a framework that is not here: its view is a grey box with the
/// controller's name. See ``StubView``.
@preconcurrency @MainActor
open class StubViewController: UIViewController, StubMembers {
  /// Makes the grey box.
  open override func loadView() { view = StubBox(named: "\(type(of: self))") }
}
