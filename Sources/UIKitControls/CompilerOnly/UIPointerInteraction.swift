// For the compiler only: there is no pointer; the interaction is kept and its delegate never asked.

/// What a view does under a pointer. There is none here: it is kept, and its delegate never asked.
///
/// Source: Apple, UIPointerInteraction.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who would be asked.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it counts. Default true.
  open var isEnabled = true
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// An interaction that asks a delegate; nil for the usual effect.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Has the pointer asked about anew. There is none.
  open func invalidate() {}

  /// Remembers the view.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}
