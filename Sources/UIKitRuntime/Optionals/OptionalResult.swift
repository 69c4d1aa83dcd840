/// The result of an optional requirement of which a member is read:
/// `delegate?.collectionView?(…, sizeForItemAt: indexPath).height ?? 44`.
///
/// Nil members where the delegate lacks the method. Source compatibility; not meant to be named.
@dynamicMemberLookup
public struct OptionalResult<Value> {
  private let value: Value?

  /// The result, nil of a method that the object lacks.
  public init(_ value: Value?) {
    self.value = value
  }

  /// The value's member, nil without a value.
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member? {
    value?[keyPath: member]
  }
}
