extension UIFont {
  /// How bold a font is, from −1 to 1 with 0 for regular. Source: Apple, UIFont.Weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// A weight from −1 to 1; 0 is regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from −1 to 1; 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// OpenType's 100.
    public static let ultraLight = Weight(-0.8)
    /// OpenType's 200.
    public static let thin = Weight(-0.6)
    /// OpenType's 300.
    public static let light = Weight(-0.4)
    /// OpenType's 400.
    public static let regular = Weight(0)
    /// OpenType's 500.
    public static let medium = Weight(0.23)
    /// OpenType's 600.
    public static let semibold = Weight(0.3)
    /// OpenType's 700.
    public static let bold = Weight(0.4)
    /// OpenType's 800.
    public static let heavy = Weight(0.56)
    /// OpenType's 900.
    public static let black = Weight(0.62)

    private static let steps: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
      (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
      (.black, "Black"),
    ]

    /// The nearest of the nine designs, 0 … 8.
    private var step: Int {
      Self.steps.indices.min {
        abs(Self.steps[$0].weight.rawValue - rawValue)
          < abs(Self.steps[$1].weight.rawValue - rawValue)
      } ?? 3
    }

    /// 100 … 900, 400 for regular.
    var openType: Int { (step + 1) * 100 }
    /// The design's name, as fonts' names end in it.
    var name: String { Self.steps[step].name }

    /// The design that is nearest to a weight of OpenType's.
    init(openType: Int) {
      self = Self.steps[min(max((openType + 50) / 100 - 1, 0), 8)].weight
    }
  }
}
