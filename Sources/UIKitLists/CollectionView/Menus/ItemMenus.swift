/// The menus of a collection view's items: a finger that rests half a second on one opens its
/// context menu, or its edit menu.
@MainActor
final class ItemMenus: NSObject {
  private enum Prepared {
    case context(UIContextMenuConfiguration, IndexPath)
    case editing([EditMenuBar.Command], IndexPath)
  }

  private let press = UILongPressGestureRecognizer()
  private lazy var judge = PressJudge { [weak self] in
    guard let self else { return false }
    return prepare(at: press.location(in: nil))
  }
  private weak var view: UICollectionView?
  private var prepared: Prepared?
  private weak var contextMenu: ContextMenu?

  func install(on view: UICollectionView) {
    self.view = view
    press.delegate = judge
    press.addHandler { [weak self] in if $0.state == .began { self?.open() } }
    view.addGestureRecognizer(press)
  }

  private var delegate: (any UICollectionViewDelegate)? {
    view?.assignedDelegate as? any UICollectionViewDelegate
  }

  /// Asks for the menu of the item at a point of the window. Returns whether there is one.
  func prepare(at place: CGPoint) -> Bool {
    guard let view, let window = view.window else { return false }
    let point = view.convert(place, from: window)
    let item = view.itemOfData(at: point)
    if let configuration = configuration(for: item, at: point) {
      prepared = .context(configuration, item ?? IndexPath())
    } else if let item, let commands = commands(for: item) {
      prepared = .editing(commands, item)
    } else {
      prepared = nil
    }
    return prepared != nil
  }

  private func configuration(
    for item: IndexPath?, at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view else { return nil }
    let items = item.map { [$0] } ?? []
    let several: UIContextMenuConfiguration? = delegate?.collectionView?(
      view, contextMenuConfigurationForItemsAt: view.withSelection(items), point: point)
    guard several == nil, let item else { return several }
    return delegate?.collectionView?(view, contextMenuConfigurationForItemAt: item, point: point)
  }

  /// The commands that the delegate lets an item have; nil for no menu.
  private func commands(for item: IndexPath) -> [EditMenuBar.Command]? {
    guard let view,
      delegate?.collectionView?(view, shouldShowMenuForItemAt: item) ?? false
    else { return nil }
    let known = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]
    let commands = known.compactMap { title, name -> EditMenuBar.Command? in
      let action = Selector(name)
      guard
        delegate?.collectionView?(view, canPerformAction: action, forItemAt: item, withSender: nil)
          ?? false
      else { return nil }
      return EditMenuBar.Command(title: title) { [weak self, weak view] in
        guard let self, let view else { return }
        delegate?.collectionView?(
          view, performAction: action, forItemAt: item, withSender: nil)
      }
    }
    return commands.isEmpty ? nil : commands
  }

  /// Opens the menu that was asked for.
  func open() {
    defer { prepared = nil }
    guard let view, let window = view.window, let prepared else { return }
    switch prepared {
    case .editing(let commands, let item):
      guard let cell = view.cellForItem(at: view.shownPath(of: item)) else { return }
      _ = EditMenu(commands, at: cell.convert(cell.bounds, to: window), in: window)
    case .context(let configuration, let item):
      open(configuration, item, in: window)
    }
  }

  private func open(
    _ configuration: UIContextMenuConfiguration, _ item: IndexPath, in window: UIWindow
  ) {
    guard let view, let target = preview(configuration, item) else { return }
    // The window keeps it.
    let menu = ContextMenu(configuration, target, in: window, events(of: configuration, item, view))
    contextMenu = menu
  }

  private func events(
    of configuration: UIContextMenuConfiguration, _ item: IndexPath, _ view: UICollectionView
  ) -> ContextMenuEvents {
    ContextMenuEvents(
      willOpen: { [self] in
        delegate?.collectionView?(
          view, willDisplayContextMenu: configuration, animator: $0)
      },
      willCommit: { [weak self, weak view] in
        guard let self, let view else { return }
        delegate?.collectionView?(
          view, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      },
      willClose: { [weak self, weak view] in
        guard let self, let view else { return }
        delegate?.collectionView?(
          view, willEndContextMenuInteraction: configuration, animator: $0)
        contextMenu = nil
      },
      placeToReturnTo: { [weak self] in self?.placeToReturnTo(configuration, item) })
  }

  private func placeToReturnTo(
    _ configuration: UIContextMenuConfiguration, _ item: IndexPath
  ) -> UITargetedPreview? {
    guard let view else { return nil }
    let wanted: UITargetedPreview? = delegate?.collectionView?(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
    if let wanted { return wanted }
    return delegate?.collectionView?(
      view, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration, _ item: IndexPath
  ) -> UITargetedPreview? {
    guard let view else { return nil }
    let wanted: UITargetedPreview? = delegate?.collectionView?(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
    if let wanted { return wanted }
    let older: UITargetedPreview? = delegate?.collectionView?(
      view, previewForHighlightingContextMenuWithConfiguration: configuration)
    if let older { return older }
    return view.cellForItem(at: view.shownPath(of: item)).map { UITargetedPreview(view: $0) }
  }

  /// Takes the context menu away.
  func close() { contextMenu?.close() }
}

extension UICollectionView {
  /// The selected items, where the touched one is among them; else that one.
  fileprivate func withSelection(_ items: [IndexPath]) -> [IndexPath] {
    guard let item = items.first, selection.contains(shownPath(of: item)) else { return items }
    return selection.indexPaths.map(dataPath)
  }
}
