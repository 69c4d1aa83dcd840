/// How a keyboard looks. Raw values are UIKit's. Source: Apple, UIKeyboardAppearance.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the screen.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// Dark, by an older name.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether quotation marks become curly. Raw values are UIKit's. Source: Apple,
/// UITextSmartQuotesType.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the keyboard decides.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether hyphens become dashes. Raw values are UIKit's. Source: Apple, UITextSmartDashesType.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the keyboard decides.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether blanks come and go with words. Raw values are UIKit's. Source: Apple,
/// UITextSmartInsertDeleteType.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the keyboard decides.
  case `default` = 0
  /// They stay.
  case no = 1
  /// They do.
  case yes = 2
}

/// Whether words are proposed in the text. Raw values are UIKit's. Source: Apple,
/// UITextInlinePredictionType.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the keyboard decides.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
