// For the compiler only: a grey box replaces a view of an unavailable framework.

/// A view of an unavailable framework: a grey box with the view's name.
///
/// The source tool generates subclasses, for example `MKMapView`, for the names of the frameworks
/// in its option (`swift package ios test --stub MapKit`). Members that no view has do nothing, log
/// one warning on standard error, and return false, zero, empty or nil.
@preconcurrency @MainActor
open class StubView: UIView, StubMembers {
  /// Creates a grey box.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
  }

  /// Creates a grey box from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  /// Draws the box and its name.
  open override func draw(_ rect: CGRect) {
    StubAppearance.draw("\(type(of: self))", in: bounds)
  }
}
