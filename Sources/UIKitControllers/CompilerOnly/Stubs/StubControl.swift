// For the compiler only: a grey box replaces a control of an unavailable framework.

/// A control of an unavailable framework: a grey box with the control's name, such as
/// `ASAuthorizationAppleIDButton`. Touches send its actions. See ``StubView``.
@preconcurrency @MainActor
open class StubControl: UIControl, StubMembers {
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
