// For the compiler only: there is no pointer; the interaction is stored and its delegate never
// called.

/// An interaction with a pointer. There is no pointer: it is stored, and its delegate is never
/// called.
///
/// Source: Apple, UIPointerInteraction.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate of the interaction.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled. Default true.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate; nil for the default effect.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Invalidates the pointer's region and style. Does nothing.
  open func invalidate() {}

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}

// Unsupported: UIPointerInteraction · kept · There is no pointer; `invalidate()` has no effect. ·
//   test: DragInteractionTests
