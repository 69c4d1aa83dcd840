/// An object in the chain that events travel along. Source: Apple, UIResponder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder without a successor.
  public override init() { super.init() }

  /// The responder that gets what this one does not handle. Default nil.
  open var next: UIResponder? { nil }

  /// Fingers came down. The default hands them on to ``next``.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. The default hands them on to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. The default hands them on to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken away, by a gesture for instance. The default hands them on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
