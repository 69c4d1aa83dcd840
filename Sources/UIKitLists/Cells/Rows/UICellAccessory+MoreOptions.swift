extension UICellAccessory {
  /// How an outline's chevron looks and what toggles it.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// What a tap has to hit.
    public enum Style: Int, Sendable {
      /// The row in headers, else the chevron.
      case automatic
      /// The row.
      case header
      /// The chevron.
      case cell
    }

    /// Default automatic.
    public var style: Style
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil, the default, for the tint colour.
    public var tintColor: UIColor?

    /// Options.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How a text beside a row looks.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil, the default, for secondary labels'.
    public var tintColor: UIColor?
    /// Default: that of body text.
    public var font: UIFont
    /// Whether the font follows when the content size changes. Default true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of one's own beside a row.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view, as large as its frame, its content or its constraints make it.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint; nil, the default, for the row's.
    public var tintColor: UIColor?
    /// Whether it keeps the size that its frame had at first. Default false.
    public var maintainsFixedSize: Bool

    /// A view and its place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
