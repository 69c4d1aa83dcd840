extension UICellAccessory {
  /// How a disclosure indicator looks.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
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

  /// How a check mark looks.
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
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

  /// How a delete control looks.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil, the default, for its own.
    public var tintColor: UIColor?
    /// The circle's colour; nil, the default, for red.
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

  /// How an insert control looks.
  @preconcurrency @MainActor
  public struct InsertOptions {
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil, the default, for its own.
    public var tintColor: UIColor?
    /// The circle's colour; nil, the default, for green.
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
  public struct ReorderOptions {
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

  /// How a selection circle looks.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
    /// Whether it is not seen; its room stays. Default false.
    public var isHidden: Bool
    /// How much room it has across; nil, the default, for its own width.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; nil, the default, for its own.
    public var tintColor: UIColor?
    /// The chosen circle's colour; nil, the default, for the tint colour.
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

  /// How a detail button looks.
  @preconcurrency @MainActor
  public struct DetailOptions {
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

  /// How a pop-up menu looks.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
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
}
