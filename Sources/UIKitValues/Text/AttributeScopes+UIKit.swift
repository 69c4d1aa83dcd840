extension AttributeScopes {
  /// The attributes of text that UIKit draws, for `AttributedString` and `AttributeContainer`.
  ///
  /// Source: Apple, AttributeScopes.UIKitAttributes.
  public struct UIKitAttributes: AttributeScope {
    /// A `UIFont`.
    public let font: FontAttribute
    /// A `UIColor`.
    public let foregroundColor: ForegroundColorAttribute
    /// A `UIColor` behind the line's height.
    public let backgroundColor: BackgroundColorAttribute
    /// An `NSParagraphStyle`.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// How the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// How the text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Points the text is raised by.
    public let baselineOffset: BaselineOffsetAttribute
    /// Points added after each character.
    public let tracking: TrackingAttribute
    /// A `UIColor`; the text's without it.
    public let underlineColor: UnderlineColorAttribute
    /// A `UIColor`; the text's without it.
    public let strikethroughColor: StrikethroughColorAttribute
    /// An `NSTextAttachment`, on the character that it stands for.
    public let attachment: AttachmentAttribute
    /// What a part of the text is, as Markdown says it.
    public let inlinePresentationIntent:
      AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
    /// Foundation's own.
    public let foundation: AttributeScopes.FoundationAttributes

    /// A `UIFont`.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = UIFont
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// A `UIColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// A `UIColor` behind the line's height.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// An `NSParagraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = NSParagraphStyle
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// Points added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = CGFloat
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// How the text is underlined.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = NSUnderlineStyle
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// How the text is struck through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = NSUnderlineStyle
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// Points the text is raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = CGFloat
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// Points added after each character.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = CGFloat
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// A `UIColor`; the text's without it.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// A `UIColor`; the text's without it.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = UIColor
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// An `NSTextAttachment`, on the character that it stands for.
    public enum AttachmentAttribute: AttributedStringKey {
      /// What the attribute's values are.
      public typealias Value = NSTextAttachment
      /// The attribute's key in an `NSAttributedString`.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
  }

  /// The attributes of text that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute of a name, such as `font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// The attributes of an `NSAttributedString`, those that UIKit draws and links.
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

  /// The attributes as those of an `NSAttributedString`.
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

extension NSAttributedString {
  /// The text with those of its attributes that UIKit draws.
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
}
