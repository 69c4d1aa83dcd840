// A registered cell class is known as AnyClass, and user source overrides `init(frame:)`, which is
// not `required`, so that Swift refuses `type.init(frame:)`. Nothing is missing at run time:
// `init(frame:)` has a place in every view class's table. A convenience initialiser, compiled into
// UIView, reaches it there for whichever class it is called on; what lacks is a way to call that
// initialiser on a class value. The static method below is that way: it is declared to be the
// initialiser's allocating entry by its symbol. Both take the same arguments in the same
// registers, in debug and in release builds.
//
// The symbol is spelled with the names `UIKitViews`, `UIView` and the labels, and four Doubles
// rather than a CGRect, whose own spelling depends on the Foundation at hand. A wrong spelling does
// not link.

extension UIView {
  @usableFromInline
  convenience init(dynamicX x: Double, y: Double, width: Double, height: Double) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @_silgen_name("$s10UIKitViews6UIViewC8dynamicX1y5width6heightACSd_S3dtcfC")
  private static func allocate(
    dynamicX x: Double, y: Double, width: Double, height: Double
  ) -> UIView

  /// Makes a view of this class, whatever subclass it is, through its `init(frame:)`.
  package static func make(frame: CGRect) -> UIView {
    allocate(
      dynamicX: Double(frame.origin.x), y: Double(frame.origin.y),
      width: Double(frame.size.width), height: Double(frame.size.height))
  }
}

/// Makes a view of the class a user registered, through its `init(frame:)`.
///
/// Stops, as on iOS, where `viewClass` is not a view's, or has designated initialisers without
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

// What the source tool makes of `T(frame: frame)` and `T()`.

/// Makes a view of a class, whatever subclass it is, through its `init(frame:)`.
public func instantiate<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
  // The allocating entry makes an object of the class it is called on.
  return onAnyThread { unsafeDowncast(viewClass.make(frame: frame), to: View.self) }()
}

/// Makes a view of a class through its `init(frame:)`, with an empty rectangle.
public func instantiate<View: UIView>(_ viewClass: View.Type) -> View {
  instantiate(viewClass, frame: .zero)
}
