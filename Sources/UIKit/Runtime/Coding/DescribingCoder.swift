/// A coder that has what a document says of the object that is made.
///
/// A class's `init?(coder:)` asks it for what it needs to begin with, and gives itself to
/// ``NSCoder/describe(_:as:)`` at its end. What a class of an app decodes by keys of its own is not
/// there, for documents have no such keys.
package class DescribingCoder: NSCoder {
  package override init() { super.init() }

  /// The value of an attribute of the object's element; nil without it.
  package func elementAttribute(_ name: String) -> String? { nil }

  /// The object that stands under a key of the object's element, made now; nil without it.
  @MainActor package func elementChild(_ key: String) -> AnyObject? { nil }

  /// Says that an object is there already which an attribute names by its identifier: the document
  /// describes it.
  @MainActor package func claimed(_ object: AnyObject, forAttribute name: String) {}

  /// Gives an object what the document says of it, if `type` is the last of this package's classes
  /// that the object is of.
  @MainActor package func described(_ object: AnyObject, as type: AnyClass) {}

  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
  package override func decodeBool(forKey key: String) -> Bool { false }
  package override func decodeInteger(forKey key: String) -> Int { 0 }
  package override func decodeDouble(forKey key: String) -> Double { 0 }
  package override func decodeFloat(forKey key: String) -> Float { 0 }
}

extension NSCoder {
  /// The last thing a class does in `init?(coder:)`: gives itself what the coder's document says of
  /// it. With another coder nothing happens.
  @MainActor
  package func describe<Described: AnyObject>(_ object: Described, as type: Described.Type) {
    (self as? DescribingCoder)?.described(object, as: type)
  }

  /// Says that an object is there already which an attribute names by its identifier. With another
  /// coder nothing happens.
  @MainActor package func claim(_ object: AnyObject?, forAttribute name: String) {
    if let object { (self as? DescribingCoder)?.claimed(object, forAttribute: name) }
  }

  /// The value of an attribute in the coder's document; nil with another coder.
  package func attribute(_ name: String) -> String? {
    (self as? DescribingCoder)?.elementAttribute(name)
  }

  /// The object under a key in the coder's document; nil with another coder.
  @MainActor package func child(_ key: String) -> AnyObject? {
    (self as? DescribingCoder)?.elementChild(key)
  }
}
