/// The fill rule of a shape layer's path. Source: Apple, CAShapeLayerFillRule.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String
  /// Creates a rule of a name; any other than `.evenOdd` means non-zero.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Areas with a non-zero winding number are filled.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Areas with an odd number of crossings are filled.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The shape of the ends of a shape layer's lines. Source: Apple, CAShapeLayerLineCap.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name.
  public let rawValue: String
  /// Creates a cap of a name; an unknown one means butt.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a semicircle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of the corners of a shape layer's lines. Source: Apple, CAShapeLayerLineJoin.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name.
  public let rawValue: String
  /// Creates a join of a name; an unknown one means mitre.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A bevelled corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
