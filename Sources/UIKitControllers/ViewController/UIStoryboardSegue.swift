/// A way from one controller to another, as it is gone. Source: Apple, UIStoryboardSegue.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The segue's name; nil without one.
  public let identifier: String?
  /// The controller it begins at.
  public let source: UIViewController
  /// The controller it leads to.
  public let destination: UIViewController

  private var handler: (() -> Void)?

  /// A segue that does nothing by itself. Subclasses that storyboards name are made with it.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController)
  {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// A segue that does something.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() { handler?() }

  package final func performs(_ work: @escaping () -> Void) -> UIStoryboardSegue {
    handler = work
    return self
  }

  /// Tells the source and goes.
  package final func go(sender: Any?) {
    source.prepare(for: self, sender: sender)
    perform()
  }
}
