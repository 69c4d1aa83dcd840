/// Lets a view take what is dropped on it. Source: Apple, UIDropInteraction.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who decides.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// Whether several sessions may be over the view. Default false; there is one drag at a time.
  open var allowsSimultaneousDropSessions = false

  /// An interaction whose delegate is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing has to be done before.
  open func willMove(to view: UIView?) {}

  /// Belongs to a view from now on, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// The interactions that may take what is dropped on the view, the innermost first.
  var dropInteractionsAround: [UIDropInteraction] {
    sequence(first: self, next: \.superview).flatMap { view in
      view.isUserInteractionEnabled
        ? view.interactions.compactMap { $0 as? UIDropInteraction } : []
    }
  }
}

// Unsupported: UIDropInteraction.performUsingPresentationValues · absent · It is absent.
