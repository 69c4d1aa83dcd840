/// An accessibility element without a view, such as a part of a drawing. Source: Apple,
/// UIAccessibilityElement.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The container of the element.
  open weak var accessibilityContainer: AnyObject?
  /// A name that identifies the element, never read out. Default nil.
  open var accessibilityIdentifier: String?

  /// Creates an element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  @_spi(UIKit) open override var accessibilityDefaults: AccessibilityDefaults {
    var standard = super.accessibilityDefaults
    standard.isElement = true
    return standard
  }

  /// The frame in the container view, in points. Default zero. It determines
  /// ``AccessibleObject/accessibilityFrame``, which follows the view.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The frame on the screen, in points: the one that was set, or that from
  /// ``accessibilityFrameInContainerSpace`` if the container is a view.
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
