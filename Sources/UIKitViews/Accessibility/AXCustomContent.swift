/// Something more that VoiceOver says of an element when it is asked. It is kept.
///
/// Source: Apple, Accessibility, AXCustomContent.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
  /// When it is said. Source: Apple, AXCustomContent.Importance.
  public enum Importance: UInt, Sendable {
    /// When it is asked for.
    case `default` = 0
    /// With the element's label.
    case high = 1
  }

  /// What it is about.
  open var label: String { attributedLabel.string }
  /// ``label`` with attributes.
  public let attributedLabel: NSAttributedString
  /// What is said.
  open var value: String { attributedValue.string }
  /// ``value`` with attributes.
  public let attributedValue: NSAttributedString
  /// When it is said. Default when it is asked for.
  open var importance = Importance.default

  /// A label and a value.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// A label and a value with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    (attributedLabel, attributedValue) = (label, value)
  }

  /// Another object of the same contents.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// What has more to say of itself. Source: Apple, Accessibility, AXCustomContentProvider.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// What there is to say, in its order.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

// Unsupported: AXCustomContent · kept · It is never asked for.
