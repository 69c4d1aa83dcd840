/// An object of a nib that is neither view nor controller, such as a data source: `init()` makes
/// it.
///
/// Such an object's class adopts the protocol, for Swift can't make objects of a class that is
/// known by its name only.
@preconcurrency @MainActor
public protocol NibCreatable: NibConnectable {
  /// An object as a nib needs it.
  init()
}

extension NibCreatable {
  /// No keys but stored properties.
  public static var nibKeys: NibKeys { NibKeys() }
}
