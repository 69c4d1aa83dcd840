/// The menus of a list's items: a long press of half a second on an item opens its context menu, or
/// its edit menu.
@MainActor
final class ItemMenus: NSObject {
  private enum Prepared {
    case context(UIContextMenuConfiguration, IndexPath)
    case editing([EditMenuBar.Command], IndexPath)
  }

  private let press = UILongPressGestureRecognizer()
  private lazy var pressDelegate = PressDelegate { [weak self] in
    guard let self else { return false }
    return prepare(at: press.location(in: nil))
  }
  private weak var list: ListMachine?
  private var prepared: Prepared?
  private weak var contextMenu: ContextMenu?

  func install(on list: ListMachine) {
    self.list = list
    press.delegate = pressDelegate
    press.addHandler { [weak self] in if $0.state == .began { self?.open() } }
    list.host.addGestureRecognizer(press)
  }

  /// The host; nil after its deallocation.
  private var host: (any ListHost)? { press.view as? any ListHost }

  /// Requests the menu of the item at a point of the window. Returns whether there is one.
  func prepare(at point: CGPoint) -> Bool {
    guard let list, let host, let window = host.window else { return false }
    let point = host.convert(point, from: window)
    let item = list.itemOfData(at: point)
    let items = item.map { list.withSelection([$0]) } ?? []
    if let configuration = host.contextMenu(forItems: items, at: item, point: point) {
      prepared = .context(configuration, item ?? IndexPath())
    } else if let item, let commands = commands(for: item, host) {
      prepared = .editing(commands, item)
    } else {
      prepared = nil
    }
    return prepared != nil
  }

  /// Returns the commands that the delegate allows for an item; nil for no menu.
  private func commands(
    for item: IndexPath, _ host: any ListHost
  ) -> [EditMenuBar.Command]? {
    guard host.shouldShowMenu(at: item) else { return nil }
    let known = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]
    let commands = known.compactMap { title, name -> EditMenuBar.Command? in
      let action = Selector(name)
      guard host.canPerform(action, at: item) else { return nil }
      return EditMenuBar.Command(title: title) { [weak host] in host?.perform(action, at: item) }
    }
    return commands.isEmpty ? nil : commands
  }

  /// Opens the requested menu.
  func open() {
    defer { prepared = nil }
    guard let list, let host, let window = host.window, let prepared else { return }
    switch prepared {
    case .editing(let commands, let item):
      guard let cell = list.cell(at: list.visiblePath(of: item)) else { return }
      _ = EditMenu(commands, at: cell.convert(cell.bounds, to: window), in: window)
    case .context(let configuration, let item):
      guard let target = preview(configuration, item, host) else { return }
      let events = events(of: configuration, item, host)
      let menu = ContextMenu(configuration, target, in: window, events)
      contextMenu = menu  // The window retains it.
    }
  }

  private func events(
    of configuration: UIContextMenuConfiguration, _ item: IndexPath, _ host: any ListHost
  ) -> ContextMenuEvents {
    ContextMenuEvents(
      willOpen: { host.willDisplay(configuration, $0) },
      willCommit: { [weak host] in host?.willPerformPreviewAction(of: configuration, $0) },
      willClose: { [weak self, weak host] in
        guard let self, let host else { return }
        host.willEnd(configuration, $0)
        contextMenu = nil
      },
      returnDestination: { [weak host] in host?.dismissalPreview(of: configuration, at: item) })
  }

  private func preview(
    _ configuration: UIContextMenuConfiguration, _ item: IndexPath, _ host: any ListHost
  ) -> UITargetedPreview? {
    if let wanted = host.highlightPreview(of: configuration, at: item) { return wanted }
    return list.flatMap { $0.cell(at: $0.visiblePath(of: item)) }.map {
      UITargetedPreview(view: $0)
    }
  }

  /// Closes the context menu.
  func close() { contextMenu?.close() }
}

extension ListMachine {
  /// Returns the data source's item at a point of the content.
  func itemOfData(at point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point).flatMap { placeholderItems.contains($0) ? nil : dataPath(of: $0) }
  }

  /// Returns the selected items if they include the touched one; otherwise only that one.
  fileprivate func withSelection(_ items: [IndexPath]) -> [IndexPath] {
    guard let item = items.first, selection.contains(visiblePath(of: item)) else { return items }
    return selection.indexPaths.map(dataPath)
  }
}
