/// The keys of classes, asked for once.
@MainActor
enum NibKeyCache {
  private static var known: [ObjectIdentifier: NibKeys] = [:]

  /// The keys of an object's class; none for a class that lists none.
  static func keys(of object: AnyObject) -> NibKeys {
    let owner: AnyClass = type(of: object)
    if let keys = known[ObjectIdentifier(owner)] { return keys }
    let keys = (owner as? any NibConnectable.Type)?.nibKeys ?? NibKeys()
    known[ObjectIdentifier(owner)] = keys
    return keys
  }
}
