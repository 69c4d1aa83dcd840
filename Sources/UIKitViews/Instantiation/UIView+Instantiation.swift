// A registered cell class is an AnyClass, and `init(frame:)` in user code is not `required`, so
// that Swift rejects `type.init(frame:)`. At run time `init(frame:)` is in every view class's
// table. A convenience initialiser compiled into UIView calls it there for any class; only a way to
// call that initialiser on a class value is missing. The static method below provides it: its
// symbol is that of the initialiser's allocating entry. Both take the same arguments in the same
// registers, in debug and in release builds.
//
// The symbol contains the names `UIKitViews`, `UIView` and the labels, and four Doubles instead of
// a CGRect, whose mangled name depends on the Foundation in use. A wrong symbol does not link.

extension UIView {
  @usableFromInline
  convenience init(dynamicX x: Double, y: Double, width: Double, height: Double) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @_silgen_name("$s10UIKitViews6UIViewC8dynamicX1y5width6heightACSd_S3dtcfC")
  private static func allocate(
    dynamicX x: Double, y: Double, width: Double, height: Double
  ) -> UIView

  /// Creates a view of this class or subclass with its `init(frame:)`.
  package static func make(frame: CGRect) -> UIView {
    allocate(
      dynamicX: Double(frame.origin.x), y: Double(frame.origin.y),
      width: Double(frame.size.width), height: Double(frame.size.height))
  }
}

/// Creates a view of a registered class with its `init(frame:)`.
///
/// Stops, as on iOS, if `viewClass` is not a view class, or has designated initialisers without
/// `init(frame:)`: "Use of unimplemented initializer 'init(frame:)' for class 'App.Cell'".
@MainActor
package func makeView(of viewClass: AnyClass, frame: CGRect) -> UIView {
  guard let viewClass = viewClass as? UIView.Type else {
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'\(NSStringFromClass(viewClass)) is not a subclass of UIView'")
  }
  return viewClass.make(frame: frame)
}

// The source tool writes these for `T(frame: frame)` and `T()`.

/// Creates a view of a class with its `init(frame:)`.
public func instantiate<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
  // The allocating entry creates an object of the class on which it is called.
  return onAnyThread { unsafeDowncast(viewClass.make(frame: frame), to: View.self) }()
}

/// Creates a view of a class with its `init(frame:)` and an empty frame.
public func instantiate<View: UIView>(_ viewClass: View.Type) -> View {
  instantiate(viewClass, frame: .zero)
}
