extension UICellAccessory {
  /// How a disclosure indicator looks. Its own colour is a quarter of black or white.
  public typealias DisclosureIndicatorOptions = SignOptions
  /// How a check mark looks. Its own colour is the tint colour.
  public typealias CheckmarkOptions = SignOptions
  /// How a detail button looks. Its own colour is the tint colour.
  public typealias DetailOptions = SignOptions
  /// How a pop-up menu looks. Its own colour is that of secondary labels.
  public typealias PopUpMenuOptions = SignOptions
  /// How a delete control looks. Its own circle is red.
  public typealias DeleteOptions = CircleOptions
  /// How an insert control looks. Its own circle is green.
  public typealias InsertOptions = CircleOptions
  /// How a selection circle looks. The chosen one's own is of the tint colour.
  public typealias MultiselectOptions = CircleOptions

  /// How an accessory looks that is a sign; UIKit has a type of the same properties for each.
  @preconcurrency @MainActor
  public struct SignOptions: CellAccessoryOptions {
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil, the default, for its own.
    public var tintColor: UIColor?

    /// Options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How an accessory looks that is a sign in a circle; UIKit has a type of the same properties for
  /// each.
  @preconcurrency @MainActor
  public struct CircleOptions: CellAccessoryOptions {
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// The sign's colour; nil, the default, for white.
    public var tintColor: UIColor?
    /// The circle's colour; nil, the default, for its own.
    public var backgroundColor: UIColor?

    /// Options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a reorder control looks.
  @preconcurrency @MainActor
  public struct ReorderOptions: CellAccessoryOptions {
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil, the default, for its own.
    public var tintColor: UIColor?
    /// Whether a line stands before it; nil, the default, where another accessory does.
    public var showsVerticalSeparator: Bool?

    /// Options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }
}

/// What the options of all accessories say.
@MainActor
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory.OutlineDisclosureOptions: CellAccessoryOptions {}
extension UICellAccessory.LabelOptions: CellAccessoryOptions {}
extension UICellAccessory.CustomViewConfiguration: CellAccessoryOptions {}
