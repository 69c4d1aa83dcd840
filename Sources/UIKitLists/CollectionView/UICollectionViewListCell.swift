import LayoutGeometry

/// A cell for lists, with default content and background configurations and accessories beside the
/// content.
///
/// It can also be a header or footer of a list. Source: Apple, UICollectionViewListCell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories beside the content, updated at the next layout. Default none.
  open var accessories: [UICellAccessory] {
    get { parts.accessories }
    set { parts.accessories = newValue }
  }

  /// The number of indentation steps of the content. Default 0; a section snapshot sets it to the
  /// item's level.
  open var indentationLevel: Int {
    get { parts.indentationLevel }
    set { parts.indentationLevel = newValue }
  }

  /// The width of an indentation step, in points. Default 10.
  open var indentationWidth: CGFloat {
    get { parts.indentationWidth }
    set { parts.indentationWidth = newValue }
  }

  /// Whether leading accessories are indented too. Default true.
  open var indentsAccessories: Bool {
    get { parts.indentsAccessories }
    set { parts.indentsAccessories = newValue }
  }

  /// The guide at whose leading edge separators begin, if constraints determine it; else they begin
  /// at the primary text.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    guide.identifier = "separatorLayoutGuide"
    addLayoutGuide(guide)
    separatorGuide = guide
    return guide
  }

  private var separatorGuide: UILayoutGuide?
  private lazy var parts = RowParts(self)
  /// The background that the cell set itself; nil after the app has set another.
  private var defaultBackground: UIBackgroundConfiguration?

  /// Creates a cell with a frame in the collection view's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    applyDefaultBackground()
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    applyDefaultBackground()
    coder.describe(self, as: UICollectionViewListCell.self)
  }

  /// Returns the content configuration of the cell's role in its list, a row, header or footer,
  /// without text and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let appearance = listPosition?.appearance ?? .plain
    return switch listPosition?.role {
    case .header where appearance.isSidebar: .sidebarHeader()
    case .header: appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: appearance == .plain ? .plainFooter() : .groupedFooter()
    case .row, .background, nil: appearance.isSidebar ? .sidebarCell() : .cell()
    }
  }

  /// Returns the background configuration of the cell's role (iOS 16); outside of lists, of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let appearance = listPosition?.appearance ?? .plain
    return switch listPosition?.role {
    case .header, .footer:
      appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    case .row, .background, nil:
      appearance.isSidebar
        ? .listSidebarCell() : appearance.isGrouped ? .listGroupedCell() : .listPlainCell()
    }
  }

  /// Lays out accessories and separators around the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
  }

  /// Returns the target width and the height that the content needs beside the accessories; at
  /// least 44 points in a row for a system content configuration.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    updateConfigurationIfNeeded()
    var size = super.systemLayoutSizeFitting(
      CGSize(width: parts.contentWidth(inRow: targetSize.width), height: 0),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width = targetSize.width
    if contentView is UIListContentView, listPosition?.role == .row {
      size.height = max(size.height, CGFloat(ListMetrics.minimumRowHeight))
    }
    return size
  }

  override var contentRect: CGRect { parts.contentRect }
  override var backgroundRect: CGRect { parts.rowRect }
  package override var contentMargins: UIEdgeInsets { parts.contentMargins }
  override var rowParts: RowParts? { parts }

  override var separatorGuideStart: CGFloat? {
    guard let separatorGuide, !separatorGuide.participant.mentions.isEmpty else { return nil }
    let frame = separatorGuide.layoutFrame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? bounds.width - frame.maxX : frame.minX
  }

  override func rowStateDidChange(from old: RowState) {
    parts.needsAccessories()
    if rowState.level != old.level { indentationLevel = rowState.level ?? 0 }
  }

  override func listPositionDidChange() {
    applyRowShape()
    applyDefaultBackground()
    setNeedsUpdateConfiguration()
  }

  /// Sets the background of the cell's position, unless the app has set one.
  private func applyDefaultBackground() {
    guard defaultBackground == nil || backgroundConfiguration?.kind == defaultBackground?.kind
    else {
      return
    }
    let background = defaultBackgroundConfiguration()
    guard background.kind != defaultBackground?.kind else { return }
    backgroundConfiguration = background
    defaultBackground = background
  }
}
