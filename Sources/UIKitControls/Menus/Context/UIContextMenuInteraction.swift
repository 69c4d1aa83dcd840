/// Gives a view a context menu: a finger that rests for half a second opens it. Source: Apple,
/// UIContextMenuInteraction.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who says what is shown.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  private let press = UILongPressGestureRecognizer()
  private lazy var judge = PressJudge { [weak self] in self?.prepare() ?? false }
  private var prepared: UIContextMenuConfiguration?
  private weak var menu: ContextMenu?

  /// An interaction whose delegate is held weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = judge
    press.addHandler { [weak self] in if $0.state == .began { self?.open() } }
  }

  /// Leaves the view it is on.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  /// Belongs to a view from now on, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger is that opened the menu, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Takes the menu away.
  open func dismissMenu() { menu?.close() }

  private func prepare() -> Bool {
    prepared = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return prepared != nil
  }

  private func open() {
    guard let view, let window = view.window, let configuration = prepared else { return }
    prepared = nil
    let preview: UITargetedPreview? = delegate?.contextMenuInteraction?(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    menu = ContextMenu(
      configuration, preview ?? UITargetedPreview(view: view), in: window, events(of: configuration)
    )
  }

  private func events(of configuration: UIContextMenuConfiguration) -> ContextMenuEvents {
    ContextMenuEvents(
      willOpen: { [self] in
        delegate?.contextMenuInteraction?(self, willDisplayMenuFor: configuration, animator: $0)
      },
      willCommit: { [weak self] in
        guard let self else { return }
        delegate?.contextMenuInteraction?(
          self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      },
      willClose: { [weak self] in
        guard let self else { return }
        delegate?.contextMenuInteraction?(self, willEndFor: configuration, animator: $0)
        menu = nil
      },
      placeToReturnTo: { [weak self] in
        guard let self else { return nil }
        return delegate?.contextMenuInteraction?(
          self, previewForDismissingMenuWithConfiguration: configuration)
      })
  }
}

/// Asks a closure whether a press may begin.
@MainActor
package final class PressJudge: NSObject, UIGestureRecognizerDelegate {
  private let mayBegin: @MainActor () -> Bool

  package init(_ mayBegin: @escaping @MainActor () -> Bool) { self.mayBegin = mayBegin }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }
}

// Unsupported: UIContextMenuInteraction: previews · drawn · The movement of a tapped preview. ·
//   uncertain
