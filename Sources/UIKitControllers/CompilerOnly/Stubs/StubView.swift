// For the compiler only: a grey box stands for the view of a framework that is not here.

/// Stands for a view of a framework that is not here: a grey box with the view's name.
///
/// The source tool makes subclasses for names of frameworks that it is told to stub
/// (`swift package ios test --stub MapKit`): `MKMapView` is one then. Members that no view has
/// do nothing, are said on standard error once, and read as false, zero, empty or nil.
@preconcurrency @MainActor
open class StubView: UIView, StubMembers {
  /// A grey box.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
  }

  /// A grey box of a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  /// Draws the box and its name.
  open override func draw(_ rect: CGRect) {
    StubLook.draw("\(type(of: self))", in: bounds)
  }
}
