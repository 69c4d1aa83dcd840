/// An object with a bar position. Source: Apple, UIBarPositioning.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar. Source: Apple, UIBarPositioningDelegate.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// The delegate's position; by default at the top of the screen.
  public var barPosition: UIBarPosition {
    let wanted = delegate?.position(for: self) ?? .any
    return wanted == .any ? .topAttached : wanted
  }
}

extension UIToolbar: UIBarPositioning {
  /// The delegate's position; by default at the bottom.
  public var barPosition: UIBarPosition {
    let wanted = delegate?.position(for: self) ?? .any
    return wanted == .any ? .bottom : wanted
  }
}

extension UISearchBar: UIBarPositioning {
  /// Always `.any`.
  public var barPosition: UIBarPosition { .any }
}
