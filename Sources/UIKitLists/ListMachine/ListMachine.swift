import Sessions

/// Shows the items of a data source as views that a layout places; only what is in sight has a
/// view.
///
/// It is no view itself: its host, a collection view or a table, is the scroll view whose content
/// it fills. Each part of its state belongs to the room whose files change it; the layout pass
/// (`Layout/`) is what calls the others.
@MainActor
package final class ListMachine {
  /// Nil until ``install(on:)``, and while the host ends.
  private(set) weak var installedHost: (any ListHost)?

  var layout: UICollectionViewLayout {
    didSet { host.layoutDidChange(from: oldValue, to: layout) }
  }
  /// The numbers as the data source last said; nil to ask again.
  var cachedCounts: SectionCounts?
  var displayed = DisplayedElements()
  var reuse = ReusableViews()
  var prefetching = PrefetchingState()
  var selection = SelectionState()
  let multipleSelection = MultipleSelectionGesture()
  let menus = ItemMenus()
  var dragged = DraggedItems()
  var guests = GuestItems()
  var activity = ListActivity()
  var exchange = LayoutExchange.none
  var pass = LayoutPassState()
  var rows = OrthogonalRows()
  var editing = EditingState()
  var swipes = SwipeState()
  var isMovingElements = false  // Bounds that change meanwhile send no elements on their way.
  /// How much wider mirrored content is than what is in sight; nil while nothing is mirrored.
  var mirroredOverhang: CGFloat?
  /// Whether views are spoiled before they are used again, to show what a cell forgets to reset.
  package var poisonsRecycledViews = false

  init(layout: UICollectionViewLayout) { self.layout = layout }

  /// The scroll view that shows the items.
  var host: any ListHost {
    guard let installedHost else { stop("the view of a list is gone, or not made yet") }
    return installedHost
  }

  /// Whether there is a host, and it uses the layout.
  var isInstalled: Bool { layout.machine === self && installedHost != nil }

  /// Takes the view that has just been made as its host, and follows fingers on it.
  func install(on host: any ListHost) {
    installedHost = host
    layout.machine = self
    multipleSelection.install(on: self)
    menus.install(on: self)
  }
}
