/// Additional content that VoiceOver reads for an element on request. It is stored only.
///
/// Source: Apple, Accessibility, AXCustomContent.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// The importance of custom content. Source: Apple, AXCustomContent.Importance.
  public enum Importance: UInt, Sendable {
    /// Read on request.
    case `default` = 0
    /// Read with the element's label.
    case high = 1
  }

  /// The label of the content.
  open var label: String { attributedLabel.string }
  /// ``label`` with attributes.
  public let attributedLabel: NSAttributedString
  /// The value of the content.
  open var value: String { attributedValue.string }
  /// ``value`` with attributes.
  public let attributedValue: NSAttributedString
  /// The importance of the content. Default on request.
  open var importance = Importance.default

  /// Creates content with a label and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates content with an attributed label and value.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    (attributedLabel, attributedValue) = (label, value)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object with custom content. Source: Apple, Accessibility, AXCustomContentProvider.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The custom content, in order.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

// Unsupported: AXCustomContent · kept · Nothing reads it. · test: AccessibilityTests
