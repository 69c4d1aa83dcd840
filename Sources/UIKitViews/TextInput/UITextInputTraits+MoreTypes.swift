/// The appearance of a keyboard. Raw values are UIKit's. Source: Apple, UIKeyboardAppearance.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The screen's appearance.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// Dark, under its older name.
  public static let alert = UIKeyboardAppearance.dark
}

/// Whether quotation marks are converted to curly ones. Raw values are UIKit's. Source: Apple,
/// UITextSmartQuotesType.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The keyboard's default.
  case `default` = 0
  /// Not converted.
  case no = 1
  /// Converted.
  case yes = 2
}

/// Whether hyphens are converted to dashes. Raw values are UIKit's. Source: Apple,
/// UITextSmartDashesType.
public enum UITextSmartDashesType: Int, Sendable {
  /// The keyboard's default.
  case `default` = 0
  /// Not converted.
  case no = 1
  /// Converted.
  case yes = 2
}

/// Whether spaces are inserted and deleted with words. Raw values are UIKit's. Source: Apple,
/// UITextSmartInsertDeleteType.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The keyboard's default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}

/// Whether words are predicted inline. Raw values are UIKit's. Source: Apple,
/// UITextInlinePredictionType.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The keyboard's default.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
