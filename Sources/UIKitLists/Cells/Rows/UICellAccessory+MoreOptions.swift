extension UICellAccessory {
  /// The options of an outline's chevron.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// The touch targets of an outline.
    public enum Style: Int, Sendable {
      /// The row in headers, else the chevron.
      case automatic
      /// The row.
      case header
      /// The chevron.
      case cell
    }

    /// The touch target. Default automatic.
    public var style: Style
    /// Whether the accessory is invisible; its space is kept. Default false.
    public var isHidden: Bool
    /// The reserved width; nil, the default, for the accessory's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil, the default, for the tint colour.
    public var tintColor: UIColor?

    /// Creates options.
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

  /// The options of a label accessory.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether the accessory is invisible; its space is kept. Default false.
    public var isHidden: Bool
    /// The reserved width; nil, the default, for the accessory's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil, the default, for that of secondary labels.
    public var tintColor: UIColor?
    /// The font. Default: that of body text.
    public var font: UIFont
    /// Whether the font changes with the content size category. Default true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
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

  /// The configuration of a custom view accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view, of the size of its frame, its content or its constraints.
    public let customView: UIView
    /// The side, state and position of the view.
    public let placement: Placement
    /// Whether the accessory is invisible; its space is kept. Default false.
    public var isHidden: Bool
    /// The reserved width; nil, the default, for the accessory's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint colour; nil, the default, for the row's.
    public var tintColor: UIColor?
    /// Whether the view keeps the initial size of its frame. Default false.
    public var maintainsFixedSize: Bool

    /// Creates a configuration of a view and a placement.
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
