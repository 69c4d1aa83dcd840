extension UIFont {
  /// How bold a font is, from −1 to 1 with 0 for regular. Source: Apple, UIFont.Weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
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
    var name: String { Self.steps[step].name }

    init(openType: Int) {
      self = Self.steps[min(max((openType + 50) / 100 - 1, 0), 8)].weight
    }
  }
}
