@_spi(UIKit) import UIKitViews

/// Wheels to choose a row of each from.
///
/// Wheels ask for their rows when the picker is laid out for the first time, and at
/// ``reloadAllComponents()``. Source: Apple, UIPickerView; its height is that of nib files.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who says how much there is to choose from. Default nil.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }
  /// Who says what rows show, and hears of choices. Default nil.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }
  /// Without effect, as on iOS since 7.
  open var showsSelectionIndicator = false

  private let band = UIView(frame: .zero)
  private var columns: [PickerColumn] = []
  private var isLoaded = false

  // MARK: Lifecycle

  /// A picker with a rectangle in its superview's coordinates, in points; 320×216 for a size of
  /// zero.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? PickerLook.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// A picker as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UIPickerView.self)
  }

  private func setUp() {
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = PickerLook.bandRadius
    addSubview(band)
  }

  // MARK: Wheels

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// How many rows a wheel has. Stops where there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).numberOfRows }

  /// How large a wheel's rows are, in points. Stops where there is no such wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    return CGSize(width: width(of: component), height: column.rowHeight)
  }

  /// The view of a row that is seen; nil for others, and for text.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    let view = column(component).view(forRow: row)
    return view is PickerLabel ? nil : view
  }

  /// Asks again for everything; each wheel keeps its row as far as there is one.
  open func reloadAllComponents() {
    guard isLoaded else { return }
    let rows = columns.map(\.selectedRow)
    forget()
    loadIfNeeded()
    for (column, row) in zip(columns, rows) { column.select(row, animated: false) }
  }

  /// Asks again for a wheel's rows. Stops where there is no such wheel.
  open func reloadComponent(_ component: Int) {
    let row = column(component).selectedRow
    columns[component].removeFromSuperview()
    columns[component] = make(component)
    columns[component].select(row, animated: false)
    setNeedsLayout()
  }

  /// Turns a wheel to a row; the delegate does not hear of it. Rows that are not there mean the
  /// nearest one. Stops where there is no such wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).select(row, animated: animated && window != nil)
  }

  /// The row in the middle of a wheel; -1 where there is no such wheel.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    guard columns.indices.contains(component), columns[component].numberOfRows > 0 else {
      return -1
    }
    return columns[component].selectedRow
  }

  // MARK: UIView

  /// 320×216.
  open override var intrinsicContentSize: CGSize { PickerLook.size }

  /// As wide as there is room, 216 high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : PickerLook.size.width, height: PickerLook.size.height)
  }

  /// Places the wheels side by side, the first where reading begins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    band.frame = CGRect(
      x: PickerLook.margin, y: bounds.midY - PickerLook.bandHeight / 2,
      width: max(0, bounds.width - 2 * PickerLook.margin), height: PickerLook.bandHeight)
    let widths = columns.indices.map(width)
    let gaps = PickerLook.gap * CGFloat(max(0, columns.count - 1))
    var x = (bounds.width - widths.reduce(0, +) - gaps) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width + PickerLook.gap
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
    text.place = textAlignment(inComponent: component)
    return text
  }

  func wasTurned(_ component: Int, to row: Int) {
    delegate?.pickerView?(self, didSelectRow: row, inComponent: component)
  }

  /// Where texts stand in a wheel.
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
    let gaps = PickerLook.gap * CGFloat(columns.count - 1)
    return (bounds.width - 2 * PickerLook.margin - gaps) / CGFloat(columns.count)
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
      component, of: self, rows: max(0, rows), rowHeight: own > 0 ? own : PickerLook.rowHeight)
    addSubview(column)
    return column
  }

  private func forget() {
    for column in columns { column.removeFromSuperview() }
    (columns, isLoaded) = ([], false)
    setNeedsLayout()
  }
}
