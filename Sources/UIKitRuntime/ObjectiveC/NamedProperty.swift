/// A property of UIKit's own that key-value coding finds by its name.
package struct NamedProperty {
  /// Its name in Objective-C, such as `hidden`.
  package let key: String
  /// Whether an object has it.
  package let isOf: @MainActor (AnyObject) -> Bool
  /// Its value.
  package let read: @MainActor (AnyObject) -> Any?
  /// Sets it; false where the value is of another type. Nil for one that is only read.
  package let write: (@MainActor (AnyObject, Any?) -> Bool)?

  package init(
    key: String, isOf: @escaping @MainActor (AnyObject) -> Bool,
    read: @escaping @MainActor (AnyObject) -> Any?,
    write: (@MainActor (AnyObject, Any?) -> Bool)?
  ) {
    (self.key, self.isOf, self.read, self.write) = (key, isOf, read, write)
  }
}

/// A class of UIKit's whose own properties are known by name.
@MainActor
package protocol NamesProperties: AnyObject {
  /// The property that an object of the class has by a name.
  func namedProperty(_ key: String) -> NamedProperty?
}
