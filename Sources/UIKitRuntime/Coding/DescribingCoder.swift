/// The element of a document for an object that is decoded by `init?(coder:)`.
package protocol DescribedElement: AnyObject {
  /// Returns the value of an attribute of the element, or nil if it is missing.
  func attribute(_ name: String) -> String?

  /// Creates the object under a key of the element, or returns nil if it is missing.
  @MainActor func child(_ key: String) -> AnyObject?

  /// Registers an existing object for the element whose identifier is the value of an attribute.
  @MainActor func claim(_ object: AnyObject, forAttribute name: String)

  /// Applies the element to an object, if `type` is the most derived class of this package that the
  /// object inherits.
  @MainActor func describe(_ object: AnyObject, as type: AnyClass)
}

/// A coder for an element of a document.
///
/// A class's `init?(coder:)` decodes the values that it needs to begin with, and passes itself to
/// ``NSCoder/describe(_:as:)`` at its end. Keys of an app's own classes are missing, since
/// documents have no such keys.
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
  /// Applies the coder's element to an object, at the end of `init?(coder:)`. Does nothing for
  /// other coders.
  @MainActor
  package func describe<Described: AnyObject>(_ object: Described, as type: Described.Type) {
    (self as? DescribingCoder)?.element.describe(object, as: type)
  }

  /// Registers an existing object for the element whose identifier is the value of an attribute.
  /// Does nothing for other coders.
  @MainActor package func claim(_ object: AnyObject?, forAttribute name: String) {
    if let object { (self as? DescribingCoder)?.element.claim(object, forAttribute: name) }
  }

  /// Returns the value of an attribute of the coder's element; nil for other coders.
  package func attribute(_ name: String) -> String? {
    (self as? DescribingCoder)?.element.attribute(name)
  }

  /// Returns the object under a key of the coder's element; nil for other coders.
  @MainActor package func child(_ key: String) -> AnyObject? {
    (self as? DescribingCoder)?.element.child(key)
  }
}
