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

  public static func == (a: Self, b: Self) -> Bool { a.change === b.change }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(change)) }
}
