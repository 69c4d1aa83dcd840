/// An interaction that opens a context menu after a long press of half a second. Source: Apple,
/// UIContextMenuInteraction.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate of the interaction.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  private let press = UILongPressGestureRecognizer()
  private lazy var pressDelegate = PressDelegate { [weak self] in self?.prepare() ?? false }
  private var prepared: UIContextMenuConfiguration?
  private weak var menu: ContextMenu?

  /// Creates an interaction with a weakly held delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.delegate = pressDelegate
    press.addHandler { [weak self] in if $0.state == .began { self?.open() } }
  }

  /// Removes the recognizer from the current view.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  /// Adds the recognizer to a view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the location of the touch that opened the menu, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu.
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
      returnDestination: { [weak self] in
        guard let self else { return nil }
        return delegate?.contextMenuInteraction?(
          self, previewForDismissingMenuWithConfiguration: configuration)
      })
  }
}

/// A delegate whose closure decides whether a press may begin.
@MainActor
package final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
  private let mayBegin: @MainActor () -> Bool

  package init(_ mayBegin: @escaping @MainActor () -> Bool) { self.mayBegin = mayBegin }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin()
  }
}

// Unsupported: UIContextMenuInteraction: previews · drawn · The movement of a tapped preview. ·
//   uncertain · test: ItemMenuTests
