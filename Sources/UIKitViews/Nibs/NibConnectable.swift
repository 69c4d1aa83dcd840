/// What nibs connect by name: the properties and methods are listed in `nibKeys`.
///
/// Views and controllers have it from `UIResponder`, whose list is empty: they override it. Other
/// classes, such as a data source that is an object of a nib, adopt the protocol.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// The properties and methods of the class, its superclass's among them.
  static var nibKeys: NibKeys { get }
}
