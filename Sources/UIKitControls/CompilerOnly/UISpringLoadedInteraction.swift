// For the compiler only: items held over a view open nothing; the handler is never called.

/// An interaction that opens a view over which dragged items are held. Ignored: the handler is
/// never called. Source: Apple, UISpringLoadedInteraction.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  private let handler:
    @MainActor (UISpringLoadedInteraction, any UISpringLoadedInteractionContext)
      -> Void
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a handler.
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

  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The context of a spring-loaded interaction. Source: Apple, UISpringLoadedInteractionContext.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the effect.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect.
  var targetView: UIView? { get set }
  /// The item that opens.
  var targetItem: Any? { get set }
  /// Returns the location of the items in a view.
  func location(in view: UIView?) -> CGPoint
}

/// The state of a spring-loading effect. Raw values are UIKit's. Source: Apple,
/// UISpringLoadedInteractionEffectState.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No items are over the view.
  case inactive = 0
  /// Activation is possible.
  case possible = 1
  /// Activation is about to happen.
  case activating = 2
  /// Activated.
  case activated = 3
}

/// An object with spring loading. Source: Apple, UISpringLoadedInteractionSupporting.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether spring loading is enabled.
  var isSpringLoaded: Bool { get set }
}

// Unsupported: UISpringLoadedInteraction · kept · Views open nothing; the handler is never called.
//   · test: DragInteractionTests
