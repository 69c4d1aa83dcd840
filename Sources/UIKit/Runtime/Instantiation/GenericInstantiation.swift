// What the source tool makes of `T(frame: frame)` and `T()` where `T` is a generic parameter or a
// value of a class type: Swift wants a `required` initialiser there, which UIKit's are not.

/// Makes a view of a class, whatever subclass it is, through its `init(frame:)`.
public func instantiate<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
  // The allocating entry makes an object of the class it is called on.
  return onAnyThread { unsafeDowncast(viewClass.make(frame: frame), to: View.self) }()
}

/// Makes a view of a class through its `init(frame:)`, with an empty rectangle.
public func instantiate<View: UIView>(_ viewClass: View.Type) -> View {
  instantiate(viewClass, frame: .zero)
}

/// Makes an object of a class through its `init()`.
@_disfavoredOverload
public func instantiate<Object: NSObject>(_ objectClass: Object.Type) -> Object {
  unsafeDowncast(objectClass.allocate(dynamic: ()), to: Object.self)
}

/// Makes an object of a class that is not known to be one, through its `init()`.
///
/// A type that is no class of objects stops the program.
public func instantiate<Object>(any objectClass: Object.Type) -> Object {
  guard let objects = objectClass as? NSObject.Type,
    let object = instantiate(objects) as? Object
  else { stop("\(objectClass) has no init() that Objective-C finds") }
  return object
}

extension NSObject {
  @usableFromInline
  convenience init(dynamicObject mark: Bool) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE13dynamicObjectACSb_tcfC")
  private static func allocate(mark: Bool) -> NSObject

  fileprivate static func allocate(dynamic: Void) -> NSObject { allocate(mark: true) }
}

/// Makes a controller of a class through its `init(nibName:bundle:)`.
public func instantiate<Controller: UIViewController>(
  _ controllerClass: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
  onAnyThread {
    unsafeDowncast(
      controllerClass.make(nibName: nibName, bundle: bundle), to: Controller.self)
  }()
}

extension UIViewController {
  @usableFromInline
  convenience init(dynamicNib name: String?, dynamicBundle bundle: AnyObject?) {
    self.init(nibName: name, bundle: bundle as? Bundle)
  }

  @_silgen_name("$s5UIKit16UIViewControllerC10dynamicNib0D6BundleACSSSg_yXlSgtcfC")
  private static func allocate(
    dynamicNib name: consuming String?, dynamicBundle bundle: consuming AnyObject?
  ) -> UIViewController

  fileprivate static func make(nibName: String?, bundle: Bundle?) -> UIViewController {
    allocate(dynamicNib: nibName, dynamicBundle: bundle)
  }
}

/// Makes a cell of a class through its `init(style:reuseIdentifier:)`.
public func instantiate<Cell: UITableViewCell>(
  _ cellClass: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  onAnyThread {
    unsafeDowncast(
      cellClass.make(style: style, reuseIdentifier: reuseIdentifier), to: Cell.self)
  }()
}

extension UITableViewCell {
  @usableFromInline
  convenience init(dynamicStyle style: Int, dynamicReuse identifier: String?) {
    self.init(style: CellStyle(rawValue: style) ?? .default, reuseIdentifier: identifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC12dynamicStyle0E5ReuseACSi_SSSgtcfC")
  private static func allocate(
    dynamicStyle style: Int, dynamicReuse identifier: consuming String?
  ) -> UITableViewCell

  fileprivate static func make(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell {
    allocate(dynamicStyle: style.rawValue, dynamicReuse: reuseIdentifier)
  }
}
