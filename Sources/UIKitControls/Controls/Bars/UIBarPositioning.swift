/// What can lie at several places. Source: Apple, UIBarPositioning.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// Where it lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies. Source: Apple, UIBarPositioningDelegate.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Where a bar lies.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// What the delegate says; without one, or where that says nothing, at the top of the screen in a
  /// navigation controller.
  public var barPosition: UIBarPosition {
    let wanted = delegate?.position(for: self) ?? .any
    return wanted == .any ? .topAttached : wanted
  }
}

extension UIToolbar: UIBarPositioning {
  /// What the delegate says; without one, or where that says nothing, at the bottom.
  public var barPosition: UIBarPosition {
    let wanted = delegate?.position(for: self) ?? .any
    return wanted == .any ? .bottom : wanted
  }
}

extension UISearchBar: UIBarPositioning {
  /// Anywhere.
  public var barPosition: UIBarPosition { .any }
}
