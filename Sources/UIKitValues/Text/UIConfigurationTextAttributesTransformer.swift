/// A transformation of text attributes that a configuration applies when shown.
///
/// Copies of a transformer are equal. Source: Apple, UIConfigurationTextAttributesTransformer.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Change {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let change: Change

  /// Creates a transformer with a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    change = Change(transform)
  }

  /// The closure of the transformer.
  public var transform: (AttributeContainer) -> AttributeContainer { change.transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    change.transform(input)
  }

  /// Returns whether both are copies of one transformer.
  public static func == (a: Self, b: Self) -> Bool { a.change === b.change }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(change)) }
}
