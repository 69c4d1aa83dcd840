/// An object of a nib that is neither a view nor a controller, such as a data source, created by
/// `init()`.
///
/// The object's class conforms to the protocol, since Swift cannot create objects of a class by its
/// name only.
@preconcurrency @MainActor
public protocol NibCreatable: NibConnectable {
  /// Creates an object for a nib.
  init()
}

extension NibCreatable {
  /// No keys other than stored properties.
  public static var nibKeys: NibKeys { NibKeys() }
}
