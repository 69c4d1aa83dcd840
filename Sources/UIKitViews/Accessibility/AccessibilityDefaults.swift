/// The default accessibility of an object, by its class. Source: Apple's pages of the classes and
/// of UIAccessibility.
@MainActor
@_spi(UIKit) public struct AccessibilityDefaults {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = .none
  package var frame = CGRect.zero
  package var respondsToUser = true

  init() {}

  /// Returns a fraction as it is read out.
  package static func percent(_ part: Float) -> String { "\(Int((part * 100).rounded()))%" }

  /// Returns the texts of the labels in a view, in the order of the subviews.
  package static func words(inside view: UIView) -> String? {
    let found = view.subviews.filter { !$0.isHidden }.compactMap { subview in
      (subview as? UILabel)?.accessibilityLabel ?? words(inside: subview)
    }
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }
}
