/// A change of colour that a configuration makes when it is shown.
///
/// Two transformers are equal when they are copies of one. Source: Apple,
/// UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Change {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let change: Change

  /// A transformer that runs a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { change = Change(transform) }

  /// What the transformer does.
  public var transform: (UIColor) -> UIColor { change.transform }

  /// The colour as it is shown.
  public func callAsFunction(_ input: UIColor) -> UIColor { change.transform(input) }

  /// Whether both are copies of one.
  public static func == (a: Self, b: Self) -> Bool { a.change === b.change }

  /// Hashes which one it is a copy of.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(change)) }

  /// The grey of the same brightness.
  @MainActor public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
