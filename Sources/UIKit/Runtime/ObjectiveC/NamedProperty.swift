/// A property of UIKit's own that key-value coding finds by its name.
struct NamedProperty {
  /// Its name in Objective-C, such as `hidden`.
  let key: String
  /// Whether an object has it.
  let isOf: @MainActor (AnyObject) -> Bool
  /// Its value.
  let read: @MainActor (AnyObject) -> Any?
  /// Sets it; false where the value is of another type. Nil for one that is only read.
  let write: (@MainActor (AnyObject, Any?) -> Bool)?
}

/// A class of UIKit's whose own properties are known by name.
@MainActor
protocol NamesProperties: AnyObject {
  /// The property that an object of the class has by a name.
  func namedProperty(_ key: String) -> NamedProperty?
}
