/// A segue from one controller to another, created when it is performed. Source: Apple,
/// UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue; nil if it has none.
  public let identifier: String?
  /// The source controller.
  public let source: UIViewController
  /// The destination controller.
  public let destination: UIViewController

  private var handler: (() -> Void)?

  /// Creates a segue without a handler. Subclasses named in storyboards are created with it.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController)
  {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue with a handler that ``perform()`` calls.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination by calling the handler.
  open func perform() { handler?() }

  package final func performs(_ work: @escaping () -> Void) -> UIStoryboardSegue {
    handler = work
    return self
  }

  /// Prepares the source, then performs the segue.
  package final func performAndNotify(sender: Any?) {
    source.prepare(for: self, sender: sender)
    perform()
  }
}
