/// A transformation of a colour when a configuration is shown.
///
/// Two transformers are equal if one is a copy of the other. Source: Apple,
/// UIConfigurationColorTransformer.
public struct UIConfigurationColorTransformer: Hashable {
  private final class Change {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let change: Change

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { change = Change(transform) }

  /// The transformation.
  public var transform: (UIColor) -> UIColor { change.transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { change.transform(input) }

  /// Returns whether both are copies of the same transformer.
  public static func == (a: Self, b: Self) -> Bool { a.change === b.change }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(change)) }

  /// The grey of the same luminance.
  @MainActor public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
