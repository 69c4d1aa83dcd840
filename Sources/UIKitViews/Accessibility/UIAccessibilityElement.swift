/// An element without a view of its own, such as a part of a drawing. Source: Apple,
/// UIAccessibilityElement.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element lies in.
  open weak var accessibilityContainer: AnyObject?
  /// A name to find the element by, never said. Default nil.
  open var accessibilityIdentifier: String?

  /// An element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  @_spi(UIKit) open override var accessibilityStandard: AccessibilityStandard {
    var standard = super.accessibilityStandard
    standard.isElement = true
    return standard
  }

  /// Where the element is in a view that is its container, in points. Default zero. Setting it
  /// gives ``AccessibleObject/accessibilityFrame``, which follows the view.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Where the element is on the screen, in points: what was set, or
  /// ``accessibilityFrameInContainerSpace`` where the container is a view.
  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero,
        let view = accessibilityContainer as? UIView
      else { return super.accessibilityFrame }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set {
      accessibilityFrameInContainerSpace = .zero
      super.accessibilityFrame = newValue
    }
  }
}
