/// An object in the chain that events travel along. Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without a successor.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle. Default nil.
  open var next: UIResponder? { nil }
}
