/// A change of text attributes that a configuration makes when it is shown.
///
/// Two transformers are equal when they are copies of one. Source: Apple,
/// UIConfigurationTextAttributesTransformer.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private final class Change {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let change: Change

  /// A transformer that runs a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    change = Change(transform)
  }

  /// What the transformer does.
  public var transform: (AttributeContainer) -> AttributeContainer { change.transform }

  /// The attributes as they are shown.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    change.transform(input)
  }

  /// Whether both are copies of one transformer.
  public static func == (a: Self, b: Self) -> Bool { a.change === b.change }

  /// Feeds the transformer's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(change)) }
}
