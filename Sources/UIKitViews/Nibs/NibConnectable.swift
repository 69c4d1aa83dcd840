/// An object that nibs connect by name, with the properties and methods listed in `nibKeys`.
///
/// Views and controllers inherit it from `UIResponder`, whose list is empty, and override it. Other
/// classes, such as a data source that is an object of a nib, adopt the protocol.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// The properties and methods of the class, including its superclass's.
  static var nibKeys: NibKeys { get }
}
