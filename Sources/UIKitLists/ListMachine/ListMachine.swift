import Sessions

/// Shows the items of a data source as views placed by a layout; only visible elements have a view.
///
/// The machine is not a view: its host, a collection view or a table, is the scroll view that
/// contains the elements. Each part of its state belongs to the folder whose files change it; the
/// layout pass (`Layout/`) calls the others.
@MainActor
package final class ListMachine {
  /// The host; nil before ``install(on:)`` and during the host's deallocation.
  private(set) weak var installedHost: (any ListHost)?

  var layout: UICollectionViewLayout {
    didSet { host.layoutDidChange(from: oldValue, to: layout) }
  }
  /// The counts as last read from the data source; nil to read them again.
  var cachedCounts: SectionCounts?
  var displayed = DisplayedElements()
  var reuse = ReusableViews()
  var prefetching = PrefetchingState()
  var selection = SelectionState()
  let multipleSelection = MultipleSelectionGesture()
  let menus = ItemMenus()
  var dragged = DraggedItems()
  var placeholderItems = PlaceholderItems()
  var activity = ListActivity()
  var exchange = LayoutExchange.none
  var pass = LayoutPassState()
  var rows = OrthogonalRows()
  var editing = EditingState()
  var swipes = SwipeState()
  var isMovingElements = false  // Bounds that change meanwhile send no elements on their way.
  /// The width of mirrored content beyond the visible width; nil while nothing is mirrored.
  var mirroredOverhang: CGFloat?
  /// Whether views are altered before reuse, to show state that a cell fails to reset.
  package var poisonsRecycledViews = false

  init(layout: UICollectionViewLayout) { self.layout = layout }

  /// The scroll view that shows the items.
  var host: any ListHost {
    guard let installedHost else {
      stop("the view of a list was deallocated, or does not exist yet")
    }
    return installedHost
  }

  /// Whether there is a host and it uses the layout.
  var isInstalled: Bool { layout.machine === self && installedHost != nil }

  /// Sets a newly created view as the host, and adds gesture recognizers to it.
  func install(on host: any ListHost) {
    installedHost = host
    layout.machine = self
    multipleSelection.install(on: self)
    menus.install(on: self)
  }
}
