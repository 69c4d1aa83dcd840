/// A wheel of a picker: rows on a drum that is turned by dragging and stops at a row.
///
/// Only visible rows have views. Rows lie along the drum in the order of their indexes.
@MainActor
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  let component: Int
  private unowned let picker: UIPickerView
  let rowHeight: CGFloat
  let numberOfRows: Int
  private(set) var selectedRow = 0
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private let tap = UITapGestureRecognizer()

  init(_ component: Int, of picker: UIPickerView, rows: Int, rowHeight: CGFloat) {
    (self.component, self.picker) = (component, picker)
    (numberOfRows, self.rowHeight) = (rows, rowHeight)
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    decelerationRate = .fast
    delegate = self
    clipsToBounds = true
    tap.addHandler { [unowned self] in if $0.state == .ended { chooseTapped() } }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the view of a visible row.
  func view(forRow row: Int) -> UIView? { shown[row] }

  /// Turns the wheel to a row, without notifying the delegate.
  func select(_ row: Int, animated: Bool) {
    selectedRow = min(max(0, row), max(0, numberOfRows - 1))
    setContentOffset(offset(of: selectedRow), animated: animated)
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func nearestRow(to offset: CGFloat) -> Int {
    let row = ((offset + contentInset.top) / rowHeight).rounded()
    return min(max(0, Int(row)), max(0, numberOfRows - 1))
  }

  // MARK: UIView

  override func layoutSubviews() {
    let room = max(0, (bounds.height - rowHeight) / 2)
    if contentInset.top != room || contentSize.height != CGFloat(numberOfRows) * rowHeight {
      contentInset = UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
      contentSize = CGSize(width: bounds.width, height: CGFloat(numberOfRows) * rowHeight)
      setContentOffset(offset(of: selectedRow), animated: false)
    }
    super.layoutSubviews()
    placeRows()
  }

  // MARK: Rows

  private func placeRows() {
    let middle = contentOffset.y + contentInset.top
    let reach = PickerMetrics.radius * .pi / 2
    let first = max(0, Int(((middle - reach) / rowHeight).rounded(.up)))
    let last = min(numberOfRows - 1, Int(((middle + reach) / rowHeight).rounded(.down)))
    let visibleRows = first...max(first, last)
    for (row, view) in shown where row > last || !visibleRows.contains(row) {
      view.removeFromSuperview()
      shown[row] = nil
      spare.append(view)
    }
    guard first <= last else { return }
    for row in visibleRows { place(row, turnedBy: (CGFloat(row) * rowHeight - middle)) }
  }

  /// Places a row on the drum.
  ///
  /// - Parameter distance: The distance along the drum, from the middle, in points.
  private func place(_ row: Int, turnedBy distance: CGFloat) {
    let angle = distance / PickerMetrics.radius
    let view = shown[row] ?? make(row)
    view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + PickerMetrics.radius * sin(angle))
    view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
    let beside = min(1, abs(distance) / rowHeight)
    view.alpha = max(0, cos(angle)) * (1 - beside * (1 - PickerMetrics.besideAlpha))
  }

  private func make(_ row: Int) -> UIView {
    let reused = spare.popLast()
    let view = picker.makeView(forRow: row, forComponent: component, reusing: reused)
    if view !== reused { reused?.removeFromSuperview() }
    shown[row] = view
    addSubview(view)
    return view
  }

  // MARK: Choosing

  private func chooseTapped() {
    let point = tap.location(in: self)
    let distance = min(max(point.y - bounds.midY, -PickerMetrics.radius), PickerMetrics.radius)
    let along = PickerMetrics.radius * asin(distance / PickerMetrics.radius)
    let row = nearestRow(to: contentOffset.y + along)
    if row != selectedRow { setContentOffset(offset(of: row), animated: true) }
  }

  private func didStop() {
    let row = nearestRow(to: contentOffset.y)
    guard row != selectedRow else { return }
    selectedRow = row
    picker.wasTurned(component, to: row)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: nearestRow(to: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didStop() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didStop() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didStop() }
}
