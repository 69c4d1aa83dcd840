// For the compiler only: names that are absent. The compiler's errors name what to write instead.

extension UIView {
  /// The transitions of older animations. Unavailable.
  @available(*, unavailable, message: "write 'UIView.transition(with:duration:options:…)'")
  public enum AnimationTransition {}

  /// Sets the transition of an older animation.
  @available(*, unavailable, message: "write 'UIView.transition(with:duration:options:…)'")
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// Sets the delegate of an older animation.
  @available(*, unavailable, message: "write 'UIView.animate(withDuration:animations:completion:)'")
  public class func setAnimationDelegate(_ delegate: Any?) {}

  /// Sets the method called after an older animation.
  @available(*, unavailable, message: "write 'UIView.animate(withDuration:animations:completion:)'")
  public class func setAnimationDidStop(_ selector: Selector?) {}

  /// Sets the method called before an older animation.
  @available(*, unavailable, message: "call the method before the animation")
  public class func setAnimationWillStart(_ selector: Selector?) {}

  /// Sets the date at which an older animation starts.
  @available(*, unavailable, message: "write 'UIView.setAnimationDelay(_:)'")
  public class func setAnimationStart(_ startDate: Date) {}

  /// The stretched part of the content.
  @available(*, unavailable, message: "write 'UIImage.resizableImage(withCapInsets:)'")
  public var contentStretch: CGRect {
    get { .zero }
    set {}
  }

  /// Returns a formatter that prints the view.
  @available(*, unavailable, message: "nothing is printed: write 'UIGraphicsPDFRenderer'")
  public func viewPrintFormatter() -> NSObject { NSObject() }

  /// The effect under a pointer.
  @available(*, unavailable, message: "there is no pointer: write 'UIHoverGestureRecognizer'")
  public var hoverStyle: NSObject? {
    get { nil }
    set {}
  }
}

extension UILabel {
  /// The smallest font size to which a text shrinks.
  @available(*, unavailable, message: "write 'minimumScaleFactor'")
  public var minimumFontSize: CGFloat {
    get { 0 }
    set {}
  }

  /// Whether letters come closer before a text is truncated.
  @available(*, unavailable, message: "write 'allowsDefaultTighteningForTruncation'")
  public var adjustsLetterSpacingToFitWidth: Bool {
    get { false }
    set {}
  }
}

extension UIImageView {
  /// The guide of a focused image.
  @available(*, unavailable, message: "there is no focus: write 'layoutMarginsGuide'")
  public var focusedFrameGuide: UILayoutGuide { layoutMarginsGuide }

  /// The view over a focused image.
  @available(*, unavailable, message: "there is no focus: write 'addSubview(_:)'")
  public var overlayContentView: UIView { self }

  /// Whether the image grows with the focus.
  @available(*, unavailable, message: "there is no focus")
  public var adjustsImageWhenAncestorFocused: Bool {
    get { false }
    set {}
  }
}

extension UIResponder {
  /// The controller of the keyboard.
  @available(*, unavailable, message: "controllers of keyboards are absent: write 'inputView'")
  public var inputViewController: UIResponder? { nil }

  /// The controller of the view above the keyboard.
  @available(
    *, unavailable, message: "controllers of keyboards are absent: write 'inputAccessoryView'"
  )
  public var inputAccessoryViewController: UIResponder? { nil }

  /// The items for sharing.
  @available(*, unavailable, message: "write 'UIActivityViewController(activityItems:…)'")
  public var activityItemsConfiguration: AnyObject? {
    get { nil }
    set {}
  }
}

extension UIWindowScene {
  /// The title bar on a Mac.
  @available(*, unavailable, message: "scenes have no title bar: write '#if targetEnvironment'")
  public var titlebar: NSObject? { nil }

  /// The service of screenshots of whole documents.
  @available(*, unavailable, message: "write 'UIGraphicsImageRenderer' and 'layer.render(in:)'")
  public var screenshotService: NSObject? { nil }

  /// How the scene's window behaves on a Mac.
  @available(*, unavailable, message: "scenes have no window buttons")
  public var windowingBehaviors: NSObject? { nil }
}

extension UIScene {
  /// The conditions under which the scene is activated.
  @available(*, unavailable, message: "there is one scene: no condition is needed")
  public var activationConditions: NSObject {
    get { NSObject() }
    set {}
  }
}

extension UIPasteboard {
  /// Creates a pasteboard with a name, or returns the existing one.
  @available(*, unavailable, message: "there is one pasteboard: write 'UIPasteboard.general'")
  public convenience init?(name pasteboardName: Name, create: Bool) { nil }

  /// Returns a new pasteboard.
  @available(*, unavailable, message: "there is one pasteboard: write 'UIPasteboard.general'")
  public class func withUniqueName() -> UIPasteboard { general }

  /// Removes a pasteboard.
  @available(*, unavailable, message: "there is one pasteboard: write 'general.items = []'")
  public class func remove(withName pasteboardName: Name) {}

  /// The items as providers.
  @available(*, unavailable, message: "write 'strings', 'urls', 'images' or 'items'")
  public var itemProviders: [NSItemProvider] { [] }

  /// Replaces all items by those of providers.
  @available(*, unavailable, message: "write 'setItems(_:options:)'")
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {}
}
