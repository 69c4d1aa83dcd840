// For the compiler only: items that are held over a view open nothing; the handler is never called.

/// Opens a view over which dragged items are held. Kept: they open nothing here, and the
/// handler is never called. Source: Apple, UISpringLoadedInteraction.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private let handler:
    @MainActor (UISpringLoadedInteraction, any UISpringLoadedInteractionContext)
      -> Void
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// An interaction that would call a handler.
  public init(
    activationHandler handler:
      @escaping @MainActor (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.handler = handler
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// How far items are held over a view. Source: Apple, UISpringLoadedInteractionContext.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far.
  var state: UISpringLoadedInteractionEffectState { get }
  /// What is shown of it.
  var targetView: UIView? { get set }
  /// The part that opens.
  var targetItem: Any? { get set }
  /// Where the items are, in the view.
  func location(in view: UIView?) -> CGPoint
}

/// How far a view is that opens. Raw values are UIKit's. Source: Apple,
/// UISpringLoadedInteractionEffectState.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is held over it.
  case inactive = 0
  /// It might open.
  case possible = 1
  /// It is about to.
  case activating = 2
  /// It has.
  case activated = 3
}

/// What can open under dragged items. Source: Apple, UISpringLoadedInteractionSupporting.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

// Unsupported: UISpringLoadedInteraction · kept · Views open nothing; the handler is never called.
