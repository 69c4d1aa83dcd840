// Conversions between both kinds of attributed strings. The scopes of attributes that Apple's
// initialisers take make no difference: UIKit's attributes and links are converted.

extension AttributedString {
  /// Creates a string with the UIKit attributes and links of an `NSAttributedString`. Source:
  /// Apple, AttributedString.init(_:).
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      append(
        AttributedString(
          nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes))
      )
    }
  }

  /// Creates a string with the UIKit attributes and links of an `NSAttributedString`.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(nsStr) }

  /// Creates a string with the UIKit attributes and links of an `NSAttributedString`.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }
}

extension NSAttributedString {
  /// Creates a string with the UIKit attributes of an `AttributedString`. Source: Apple,
  /// NSAttributedString.init(_:).
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      result.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters),
          attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: result)
  }

  /// Creates a string with the UIKit attributes of an `AttributedString`.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }

  /// Creates a string with the UIKit attributes of an `AttributedString`.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: S.Type
  ) throws { self.init(attrStr) }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates a dictionary of a container's UIKit attributes and link. Source: Apple,
  /// Dictionary.init(_:).
  public init(_ container: AttributeContainer) { self = container.uiKitAttributes }
}
