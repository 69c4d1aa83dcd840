/// What a document says of one object, as the object's `init?(coder:)` asks for it.
package protocol DescribedElement: AnyObject {
  /// The value of an attribute of the object's element; nil without it.
  func attribute(_ name: String) -> String?

  /// The object that stands under a key of the object's element, made now; nil without it.
  @MainActor func child(_ key: String) -> AnyObject?

  /// Says that an object is there already which an attribute names by its identifier: the document
  /// describes it.
  @MainActor func claim(_ object: AnyObject, forAttribute name: String)

  /// Gives an object what the document says of it, if `type` is the last of this package's classes
  /// that the object is of.
  @MainActor func describe(_ object: AnyObject, as type: AnyClass)
}

/// A coder that has what a document says of the object that is made.
///
/// A class's `init?(coder:)` asks it for what it needs to begin with, and gives itself to
/// ``NSCoder/describe(_:as:)`` at its end. What a class of an app decodes by keys of its own is not
/// there, for documents have no such keys.
package final class DescribingCoder: NSCoder {
  fileprivate let element: any DescribedElement

  package init(_ element: any DescribedElement) {
    self.element = element
    super.init()
  }

  override init() { stop("a nib's coder has an object to describe") }

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
    (self as? DescribingCoder)?.element.describe(object, as: type)
  }

  /// Says that an object is there already which an attribute names by its identifier. With another
  /// coder nothing happens.
  @MainActor package func claim(_ object: AnyObject?, forAttribute name: String) {
    if let object { (self as? DescribingCoder)?.element.claim(object, forAttribute: name) }
  }

  /// The value of an attribute in the coder's document; nil with another coder.
  package func attribute(_ name: String) -> String? {
    (self as? DescribingCoder)?.element.attribute(name)
  }

  /// The object under a key in the coder's document; nil with another coder.
  @MainActor package func child(_ key: String) -> AnyObject? {
    (self as? DescribingCoder)?.element.child(key)
  }
}
