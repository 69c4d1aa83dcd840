@_spi(UIKit) import UIKitViews

/// A view with wheels, each of which selects a row.
///
/// Rows are requested when the picker is laid out for the first time, and by
/// ``reloadAllComponents()``. Source: Apple, UIPickerView; its height is that of nib files.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The data source of the picker. Default nil.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
  /// The delegate of the picker. Default nil.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
  /// No effect, as on iOS since 7.
  open var showsSelectionIndicator = false

  private let wheels = UIView(frame: .zero)
  private let band = UIView(frame: .zero)
  private var columns: [PickerColumn] = []
  private var isLoaded = false

  // MARK: Lifecycle

  /// Creates a picker with a frame, in points; 320×216 for a size of zero.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? PickerMetrics.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a picker from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UIPickerView.self)
  }

  /// Adds the wheels and the band. As on iOS since 14, the band is the second subview, which apps
  /// make clear; it is drawn behind the wheels.
  private func setUp() {
    band.layer.zPosition = -1
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerMetrics.bandRadius
    addSubview(wheels)
    addSubview(band)
  }

  // MARK: Wheels

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows of a wheel. Fails if there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).numberOfRows }

  /// Returns the size of a wheel's rows, in points. Fails if there is no such wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    return CGSize(width: width(of: component), height: column.rowHeight)
  }

  /// Returns the view of a visible row; nil for other rows and for text.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    let view = column(component).view(forRow: row)
    return view is PickerLabel ? nil : view
  }

  /// Reloads all wheels; each keeps its selected row if that still exists.
  open func reloadAllComponents() {
    guard isLoaded else { return }
    let rows = columns.map(\.selectedRow)
    forget()
    loadIfNeeded()
    for (column, row) in zip(columns, rows) { column.select(row, animated: false) }
  }

  /// Reloads the rows of a wheel. Fails if there is no such wheel.
  open func reloadComponent(_ component: Int) {
    let row = column(component).selectedRow
    columns[component].removeFromSuperview()
    columns[component] = make(component)
    columns[component].select(row, animated: false)
    setNeedsLayout()
  }

  /// Turns a wheel to a row without notifying the delegate. Rows out of range select the nearest
  /// one. Fails if there is no such wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).select(row, animated: animated && window != nil)
  }

  /// Returns the selected row of a wheel, or -1 if there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard columns.indices.contains(component), columns[component].numberOfRows > 0 else {
      return -1
    }
    return columns[component].selectedRow
  }

  // MARK: UIView

  /// 320×216 points.
  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  /// Returns the offered width, and a height of 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : PickerMetrics.size.width,
      height: PickerMetrics.size.height)
  }

  /// Lays out the wheels side by side, the first on the leading side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    wheels.frame = bounds
    band.frame = CGRect(
      x: PickerMetrics.margin, y: bounds.midY - PickerMetrics.bandHeight / 2,
      width: max(0, bounds.width - 2 * PickerMetrics.margin), height: PickerMetrics.bandHeight)
    let widths = columns.indices.map(width)
    let gaps = PickerMetrics.gap * CGFloat(max(0, columns.count - 1))
    var x = (bounds.width - widths.reduce(0, +) - gaps) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + PickerMetrics.gap
    }
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    setNeedsLayout()
  }

  // MARK: For wheels

  func makeView(forRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    let label = view as? PickerLabel
    if let made: UIView = delegate?.pickerView?(
      self, viewForRow: row, forComponent: component, reusing: label == nil ? view : nil)
    {
      return made
    }
    let text = label ?? PickerLabel(frame: .zero)
    let styled: NSAttributedString? = delegate?.pickerView?(
      self, attributedTitleForRow: row, forComponent: component)
    let plain: String? = delegate?.pickerView?(self, titleForRow: row, forComponent: component)
    text.show(plain, styled)
    text.alignment = textAlignment(inComponent: component)
    return text
  }

  func wasTurned(_ component: Int, to row: Int) {
    delegate?.pickerView?(self, didSelectRow: row, inComponent: component)
  }

  /// Returns the alignment of the texts in a wheel.
  func textAlignment(inComponent component: Int) -> NSTextAlignment { .center }

  // MARK: Private

  private func column(_ component: Int) -> PickerColumn {
    loadIfNeeded()
    guard columns.indices.contains(component) else {
      stop(
        "*** -[UIPickerView component]: component \(component) beyond bounds "
          + "[0 .. \(columns.count - 1)]", exception: "NSRangeException")
    }
    return columns[component]
  }

  private func width(of component: Int) -> CGFloat {
    let own: CGFloat = delegate?.pickerView?(self, widthForComponent: component) ?? 0
    guard own <= 0 else { return own }
    let gaps = PickerMetrics.gap * CGFloat(columns.count - 1)
    return (bounds.width - 2 * PickerMetrics.margin - gaps) / CGFloat(columns.count)
  }

  private func loadIfNeeded() {
    guard !isLoaded, let dataSource else { return }
    isLoaded = true
    for component in 0..<max(0, dataSource.numberOfComponents(in: self)) {
      columns.append(make(component))
    }
  }

  private func make(_ component: Int) -> PickerColumn {
    let own: CGFloat = delegate?.pickerView?(self, rowHeightForComponent: component) ?? 0
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let column = PickerColumn(
      component, of: self, rows: max(0, rows), rowHeight: own > 0 ? own : PickerMetrics.rowHeight)
    wheels.addSubview(column)
    return column
  }

  private func forget() {
    for column in columns { column.removeFromSuperview() }
    (columns, isLoaded) = ([], false)
    setNeedsLayout()
  }
}
