extension UIFont {
  /// The width of a font's letters; 0 is standard. Source: Apple, UIFont.Width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value; 0 is standard, less is narrower.
    public var rawValue: CGFloat

    /// Creates a width; 0 is standard.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width; 0 is standard.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The letters of the system font.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
    /// Letters narrower than ``condensed``.
    public static let compressed = Width(-0.4)

    /// Logs once that letters have the standard width.
    func warnUnlessStandard() {
      let name: String? =
        switch self {
        case .standard: nil
        case .condensed: "condensed"
        case .compressed: "compressed"
        case .expanded: "expanded"
        default: "\(rawValue)"
        }
      guard let name else { return }
      FontWarnings.warnOnce(
        of: "width \(name)",
        "The system font has no width '\(name)': its standard width is used, which is \(error).")
    }

    /// How texts differ from iOS's.
    private var error: String { rawValue < 0 ? "wider" : "narrower" }
  }

  /// Returns the system font of a size, in points, a weight and a width. Widths other than
  /// `.standard` log a warning, and the standard width is used. Source: Apple,
  /// UIFont.systemFont(ofSize:weight:width:).
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont {
    width.warnUnlessStandard()
    return systemFont(ofSize: fontSize, weight: weight)
  }
}

// Unsupported: UIFont.Width · drawn · Condensed, compressed and expanded system fonts have the
//   standard width, which is logged once a width. · test: NewNamesTests
// Unsupported: UIFont.Width.rawValue · works · The raw values of the widths. · uncertain · test:
//   NewNamesTests
