import LayoutGeometry

/// The parts of a list or table row beside its content: accessories, separators and swipe actions.
/// Each cell of a list or a table has one.
@MainActor
final class RowParts {
  private unowned let cell: any ListCell

  /// The accessories beside the content.
  var accessories: [UICellAccessory] = [] { didSet { needsAccessories() } }
  /// The number of indentation steps of the content. Default 0.
  var indentationLevel = 0 { didSet { cell.setNeedsLayout() } }
  /// The width of an indentation step, in points. Default 10.
  var indentationWidth: CGFloat = 10 { didSet { cell.setNeedsLayout() } }
  /// Whether leading accessories are indented too.
  var indentsAccessories = true { didSet { cell.setNeedsLayout() } }
  /// The row's visible swipe; nil for none.
  var swipe: RowSwipe? { didSet { swipeDidChange() } }

  private var accessoriesAreStale = true
  private var visible: [RowAccessoryView] = []
  private var arrangement = RowArrangement(width: 0, margin: 0, leading: [], trailing: [])
  private lazy var lines = RowLines()
  private var actionsView: SwipeActionsView?
  /// The line before a reorder control that is not the only accessory.
  private lazy var reorderLine = UIView(frame: .zero)

  init(_ cell: any ListCell) { self.cell = cell }

  // MARK: Position

  private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The margin between the row's edges and its content; outside of lists, that of ordinary cells.
  var margin: CGFloat { cell.listPosition?.margin ?? 16 }

  /// The row's rectangle, moved by a swipe.
  var rowRect: CGRect {
    guard let swipe else { return cell.bounds }
    return cell.bounds.offsetBy(dx: swipe.shift(isMirrored: isMirrored), dy: 0)
  }

  /// The rectangle of the content.
  var contentRect: CGRect {
    arrange(width: cell.bounds.width)
    return rect(arrangement.content)
  }

  /// The parts of the row's margins inside the content view, at its sides.
  var contentMargins: UIEdgeInsets {
    arrange(width: cell.bounds.width)
    let leading = arrangement.leading.isEmpty ? margin : 0
    let trailing = arrangement.trailing.isEmpty ? margin : 0
    return UIEdgeInsets(
      top: 0, left: isMirrored ? trailing : leading, bottom: 0,
      right: isMirrored ? leading : trailing)
  }

  /// Returns the width of the content in a row of a width.
  func contentWidth(inRow width: CGFloat) -> CGFloat {
    arrange(width: width)
    return CGFloat(arrangement.content.length)
  }

  private func rect(_ span: RowArrangement.Span) -> CGRect {
    let row = rowRect
    let x = isMirrored ? Double(row.width) - span.end : span.start
    return CGRect(
      x: row.minX + CGFloat(x), y: row.minY, width: CGFloat(span.length), height: row.height)
  }

  private func arrange(width: CGFloat) {
    updateAccessories()
    let sides = sides
    arrangement = RowArrangement(
      width: Double(width - (cell.listPosition?.trailingReservedWidth ?? 0)),
      margin: Double(margin),
      indentation: Double(CGFloat(indentationLevel) * indentationWidth),
      indentsAccessories: indentsAccessories,
      leading: sides.leading.map { Double($0.reservedWidth) },
      trailing: sides.trailing.map { Double($0.reservedWidth) })
  }

  private var sides: (leading: [RowAccessoryView], trailing: [RowAccessoryView]) {
    (visible.filter(\.accessory.isLeading), visible.filter { !$0.accessory.isLeading })
  }

  // MARK: Accessories

  /// Requests an update of the accessories because they, or the row's state, have changed.
  func needsAccessories() {
    accessoriesAreStale = true
    cell.setNeedsLayout()
  }

  private func updateAccessories() {
    guard accessoriesAreStale else { return }
    accessoriesAreStale = false
    let state = cell.rowState
    let wanted = [true, false].flatMap {
      UICellAccessory.visible(accessories, leading: $0, isEditing: state.isEditing)
    }
    var old = visible
    visible = wanted.map { accessory in
      let index = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
      let view = index.map { old.remove(at: $0) } ?? RowAccessoryView(accessory)
      view.show(accessory, isSelected: cell.isSelected, isExpanded: state.isExpanded)
      return view
    }
    for view in old { view.removeFromSuperview() }
  }

  /// Whether a tap on the row expands and collapses its item.
  var rowTogglesOutline: Bool {
    visible.contains { view in
      guard case .outline(let style) = view.accessory.content else { return false }
      return style == .header || style == .automatic && cell.listPosition?.role == .header
    }
  }

  // MARK: Layout

  /// Lays out everything but the content.
  func layOut() {
    arrange(width: cell.bounds.width)
    let sides = sides
    place(sides.leading, arrangement.leading)
    place(sides.trailing, arrangement.trailing)
    placeReorderLine(sides.trailing)
    lines.layOut(in: cell, row: rowRect, margin: margin)
    placeActions()
  }

  private func place(_ views: [RowAccessoryView], _ spans: [RowArrangement.Span]) {
    for (view, span) in zip(views, spans) {
      let rect = rect(span)
      if view.superview !== cell {
        UIView.performWithoutAnimation { view.frame = rect }
        cell.addSubview(view)
      }
      view.frame = rect
    }
  }

  private func placeReorderLine(_ trailing: [RowAccessoryView]) {
    guard let control = trailing.first, trailing.count > 1,
      case .reorder(showsSeparator: true) = control.accessory.content
    else {
      if reorderLine.superview != nil { reorderLine.removeFromSuperview() }
      return
    }
    let pixel = 1 / UIScreen.main.scale
    let gap = CGFloat(RowArrangement.accessorySpacing) / 2
    if reorderLine.superview == nil { cell.addSubview(reorderLine) }
    reorderLine.backgroundColor = .separator
    reorderLine.frame = CGRect(
      x: isMirrored ? control.frame.maxX + gap : control.frame.minX - gap, y: control.frame.minY,
      width: pixel, height: control.frame.height)
  }

  // MARK: Swipe actions

  private func swipeDidChange() {
    cell.rowState.isSwiped = swipe != nil
    if swipe == nil {
      actionsView?.removeFromSuperview()
      actionsView = nil
    }
    cell.setNeedsLayout()
  }

  private func placeActions() {
    guard let swipe else { return }
    let view = actionsView ?? SwipeActionsView()
    actionsView = view
    if view.superview !== cell { cell.insertSubview(view, at: 0) }
    view.show(swipe, isMirrored: isMirrored)
    let row = rowRect
    let bounds = cell.bounds
    view.frame =
      row.minX < bounds.minX
      ? CGRect(x: row.maxX, y: 0, width: bounds.maxX - row.maxX, height: bounds.height)
      : CGRect(x: 0, y: 0, width: row.minX, height: bounds.height)
    view.layoutIfNeeded()
  }
}
