/// An interaction for dropping on a view. Source: Apple, UIDropInteraction.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The delegate of the interaction.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether several sessions may be over the view. Ignored: there is one drag at a time. Default
  /// false.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a weakly held delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Attaches the interaction to a view, or detaches it.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// The drop interactions of the view and its superviews, the innermost first.
  var enclosingDropInteractions: [UIDropInteraction] {
    sequence(first: self, next: \.superview).flatMap { view in
      view.isUserInteractionEnabled
        ? view.interactions.compactMap { $0 as? UIDropInteraction } : []
    }
  }
}

// Unsupported: UIDropInteraction.performUsingPresentationValues · absent · It is absent.
