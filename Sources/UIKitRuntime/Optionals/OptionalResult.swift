/// The result of an optional requirement, of which a member is read:
/// `delegate?.collectionView?(…, sizeForItemAt: indexPath).height ?? 44`.
///
/// Members are nil if the delegate does not implement the method. For source compatibility; not for
/// direct use.
@dynamicMemberLookup
public struct OptionalResult<Value> {
  private let value: Value?

  /// Creates a result; nil if the object does not implement the method.
  public init(_ value: Value?) {
    self.value = value
  }

  /// Returns a member of the value, or nil if there is no value.
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member? {
    value?[keyPath: member]
  }
}
