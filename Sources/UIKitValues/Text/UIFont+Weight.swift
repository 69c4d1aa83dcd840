extension UIFont {
  /// The weight of a font, from −1 to 1; 0 is regular. Source: Apple, UIFont.Weight.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The value, from −1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// Creates a weight from −1 to 1; 0 is regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from −1 to 1; 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The OpenType weight 100.
    public static let ultraLight = Weight(-0.8)
    /// The OpenType weight 200.
    public static let thin = Weight(-0.6)
    /// The OpenType weight 300.
    public static let light = Weight(-0.4)
    /// The OpenType weight 400.
    public static let regular = Weight(0)
    /// The OpenType weight 500.
    public static let medium = Weight(0.23)
    /// The OpenType weight 600.
    public static let semibold = Weight(0.3)
    /// The OpenType weight 700.
    public static let bold = Weight(0.4)
    /// The OpenType weight 800.
    public static let heavy = Weight(0.56)
    /// The OpenType weight 900.
    public static let black = Weight(0.62)

    private static let steps: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The index of the nearest of the nine weights, 0 … 8.
    private var step: Int {
      Self.steps.indices.min {
        abs(Self.steps[$0].weight.rawValue - rawValue)
          < abs(Self.steps[$1].weight.rawValue - rawValue)
      } ?? 3
    }

    /// The OpenType weight, 100 … 900, 400 for regular.
    var openType: Int { (step + 1) * 100 }
    /// The weight's name, with which font names end.
    var name: String { Self.steps[step].name }

    /// Creates the weight nearest to an OpenType weight.
    init(openType: Int) {
      self = Self.steps[min(max((openType + 50) / 100 - 1, 0), 8)].weight
    }
  }
}
