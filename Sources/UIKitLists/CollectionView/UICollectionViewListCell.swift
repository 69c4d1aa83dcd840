import LayoutGeometry

/// A cell made for lists: it knows how its content and background begin, and what stands beside
/// the content.
///
/// Also a header or footer of a list. Source: Apple, UICollectionViewListCell.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands beside the content. Setting it shows at the next layout. Default none.
  open var accessories: [UICellAccessory] {
    get { parts.accessories }
    set { parts.accessories = newValue }
  }

  /// How many steps the content is moved towards its end. Default 0; a section snapshot sets it to
  /// the item's level.
  open var indentationLevel: Int {
    get { parts.indentationLevel }
    set { parts.indentationLevel = newValue }
  }

  /// How far a step goes, in points. Default 10.
  open var indentationWidth: CGFloat {
    get { parts.indentationWidth }
    set { parts.indentationWidth = newValue }
  }

  /// Whether leading accessories are moved along. Default true.
  open var indentsAccessories: Bool {
    get { parts.indentsAccessories }
    set { parts.indentsAccessories = newValue }
  }

  /// Where the lines above and below begin, if constraints bind its leading edge; else they begin
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
  /// The background that the cell gave itself; nil once somebody has set another.
  private var givenBackground: UIBackgroundConfiguration?

  /// A cell with a rectangle in the collection view's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    giveBackground()
  }

  /// A cell as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    giveBackground()
    coder.describe(self, as: UICollectionViewListCell.self)
  }

  /// The content of a row, a header or a footer, whichever the cell is in its list, without texts
  /// and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let appearance = listPlace?.appearance ?? .plain
    return switch listPlace?.role {
    case .header where appearance.isSidebar: .sidebarHeader()
    case .header: appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer: appearance == .plain ? .plainFooter() : .groupedFooter()
    case .row, .ground, nil: appearance.isSidebar ? .sidebarCell() : .cell()
    }
  }

  /// The background of what the cell is in its list (iOS 16); outside of lists, of a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let appearance = listPlace?.appearance ?? .plain
    return switch listPlace?.role {
    case .header, .footer:
      appearance == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    case .row, .ground, nil:
      appearance.isSidebar
        ? .listSidebarCell() : appearance.isGrouped ? .listGroupedCell() : .listPlainCell()
    }
  }

  /// Places accessories and lines around the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
  }

  /// The width it is offered and the height that its content needs beside the accessories; for a
  /// system content configuration no less than 44 points in a row.
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
    if contentView is UIListContentView, listPlace?.role == .row {
      size.height = max(size.height, CGFloat(ListMetrics.leastRowHeight))
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

  override func listPlaceDidChange() {
    applyRowShape()
    giveBackground()
    setNeedsUpdateConfiguration()
  }

  /// Gives the cell the background of its place, unless somebody has set one.
  private func giveBackground() {
    guard givenBackground == nil || backgroundConfiguration?.kind == givenBackground?.kind else {
      return
    }
    let background = defaultBackgroundConfiguration()
    guard background.kind != givenBackground?.kind else { return }
    backgroundConfiguration = background
    givenBackground = background
  }
}
