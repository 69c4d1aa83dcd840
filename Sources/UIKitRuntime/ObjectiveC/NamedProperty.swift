/// One of UIKit's own properties for key-value coding.
package struct NamedProperty {
  /// The name in Objective-C, such as `hidden`.
  package let key: String
  /// Returns whether an object has the property.
  package let isOf: @MainActor (AnyObject) -> Bool
  /// Returns the value.
  package let read: @MainActor (AnyObject) -> Any?
  /// Sets the value; returns false for a value of another type. Nil for read-only properties.
  package let write: (@MainActor (AnyObject, Any?) -> Bool)?

  package init(
    key: String, isOf: @escaping @MainActor (AnyObject) -> Bool,
    read: @escaping @MainActor (AnyObject) -> Any?,
    write: (@MainActor (AnyObject, Any?) -> Bool)?
  ) {
    (self.key, self.isOf, self.read, self.write) = (key, isOf, read, write)
  }
}

/// A UIKit class whose properties are found by name.
@preconcurrency @MainActor
package protocol NamesProperties: AnyObject {
  /// Returns the property of a name, or nil if there is none.
  func namedProperty(_ key: String) -> NamedProperty?
}
