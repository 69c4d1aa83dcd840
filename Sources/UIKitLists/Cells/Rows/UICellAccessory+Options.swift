extension UICellAccessory {
  /// The options of a disclosure indicator. Its own colour is a quarter of black or white.
  public typealias DisclosureIndicatorOptions = SignOptions
  /// The options of a check mark. Its own colour is the tint colour.
  public typealias CheckmarkOptions = SignOptions
  /// The options of a detail button. Its own colour is the tint colour.
  public typealias DetailOptions = SignOptions
  /// The options of a pop-up menu. Its own colour is that of secondary labels.
  public typealias PopUpMenuOptions = SignOptions
  /// The options of a delete control. Its own circle is red.
  public typealias DeleteOptions = CircleOptions
  /// The options of an insert control. Its own circle is green.
  public typealias InsertOptions = CircleOptions
  /// The options of a selection circle. The selected circle has the tint colour.
  public typealias MultiselectOptions = CircleOptions

  /// The options of a symbol accessory; UIKit has such a type for each accessory.
  @preconcurrency @MainActor
  public struct SignOptions: CellAccessoryOptions {
    /// Whether the accessory is invisible; its space is kept. Default false.
    public var isHidden: Bool
    /// The reserved width; nil, the default, for the accessory's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil, the default, for the accessory's own.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The options of a symbol accessory in a circle; UIKit has a type with the same properties for
  /// each.
  @preconcurrency @MainActor
  public struct CircleOptions: CellAccessoryOptions {
    /// Whether the accessory is invisible; its space is kept. Default false.
    public var isHidden: Bool
    /// The reserved width; nil, the default, for the accessory's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The symbol's colour; nil, the default, for white.
    public var tintColor: UIColor?
    /// The circle's colour; nil, the default, for the accessory's own.
    public var backgroundColor: UIColor?

    /// Creates options.
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

  /// The options of a reorder control.
  @preconcurrency @MainActor
  public struct ReorderOptions: CellAccessoryOptions {
    /// Whether the accessory is invisible; its space is kept. Default false.
    public var isHidden: Bool
    /// The reserved width; nil, the default, for the accessory's own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil, the default, for the accessory's own.
    public var tintColor: UIColor?
    /// Whether a line separates the control from the accessory before it. Default nil: it does.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
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

/// The options that all accessories have in common.
@preconcurrency @MainActor
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory.OutlineDisclosureOptions: CellAccessoryOptions {}
extension UICellAccessory.LabelOptions: CellAccessoryOptions {}
extension UICellAccessory.CustomViewConfiguration: CellAccessoryOptions {}
