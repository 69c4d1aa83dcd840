extension AttributeScopes {
  /// The attributes of UIKit's text, for `AttributedString` and `AttributeContainer`.
  ///
  /// Source: Apple, AttributeScopes.UIKitAttributes.
  public struct UIKitAttributes: AttributeScope {
    /// The font, a `UIFont`.
    public let font: FontAttribute
    /// The text colour, a `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour, a `UIColor`; it fills the line's height.
    public let backgroundColor: BackgroundColorAttribute
    /// The paragraph style, an `NSParagraphStyle`.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The additional spacing after each character, in points.
    public let kern: KernAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The style of the strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The distance by which the text is raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The additional spacing after each character, in points.
    public let tracking: TrackingAttribute
    /// The colour of the underline, a `UIColor`; by default the text's.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the strikethrough line, a `UIColor`; by default the text's.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The attachment that a placeholder character represents, an `NSTextAttachment`.
    public let attachment: AttachmentAttribute
    /// The presentation intent, as in Markdown.
    public let inlinePresentationIntent:
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's attributes.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font, a `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIFont
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The text colour, a `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The background colour, a `UIColor`; it fills the line's height.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The paragraph style, an `NSParagraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSParagraphStyle
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The additional spacing after each character, in points.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The style of the underline.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The style of the strikethrough line.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The distance by which the text is raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The additional spacing after each character, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The colour of the underline, a `UIColor`; by default the text's.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The colour of the strikethrough line, a `UIColor`; by default the text's.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// The attachment that a placeholder character represents, an `NSTextAttachment`.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSTextAttachment
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
  }

  /// The attributes of UIKit's text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the attribute of a name, such as `font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// Creates a container of the UIKit attributes and links of an `NSAttributedString`.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.kern = Self.number(dictionary[.kern])
    self.underlineStyle = Self.line(dictionary[.underlineStyle])
    self.strikethroughStyle = Self.line(dictionary[.strikethroughStyle])
    self.baselineOffset = Self.number(dictionary[.baselineOffset])
    self.tracking = Self.number(dictionary[.tracking])
    self.underlineColor = dictionary[.underlineColor] as? UIColor
    self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.inlinePresentationIntent = Self.intent(dictionary[.inlinePresentationIntent])
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap(URL.init)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func intent(_ value: Any?) -> InlinePresentationIntent? {
    switch value {
    case let value as InlinePresentationIntent: value
    case let value as UInt: InlinePresentationIntent(rawValue: value)
    case let value as NSNumber: InlinePresentationIntent(rawValue: value.uintValue)
    default: nil
    }
  }

  private static func line(_ value: Any?) -> NSUnderlineStyle? {
    switch value {
    case let value as NSUnderlineStyle: value
    case let value as Int: NSUnderlineStyle(rawValue: value)
    case let value as NSNumber: NSUnderlineStyle(rawValue: value.intValue)
    default: nil
    }
  }

  /// The attributes in the form of an `NSAttributedString`.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self.font
    result[.foregroundColor] = self.foregroundColor
    result[.backgroundColor] = self.backgroundColor
    result[.paragraphStyle] = self.paragraphStyle
    result[.kern] = self.kern
    result[.underlineStyle] = self.underlineStyle?.rawValue
    result[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    result[.baselineOffset] = self.baselineOffset
    result[.tracking] = self.tracking
    result[.underlineColor] = self.underlineColor
    result[.strikethroughColor] = self.strikethroughColor
    result[.attachment] = self.attachment
    result[.link] = self.link
    result[.inlinePresentationIntent] = self.inlinePresentationIntent.map {
      NSNumber(value: $0.rawValue)
    }
    return result
  }
}
