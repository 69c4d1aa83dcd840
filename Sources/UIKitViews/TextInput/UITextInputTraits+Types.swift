// The keyboard's appearance and assistance. They are only stored: no keyboard is drawn. Raw values
// are UIKit's.

/// The kind of a keyboard. Source: Apple, UIKeyboardType.
public enum UIKeyboardType: Int, Sendable {
  /// The device's default.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Posts, with @ and #.
  case twitter = 9
  /// Web searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// ASCII characters, under its older name.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The title of the return key. Source: Apple, UIReturnKeyType.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Whether text is corrected automatically. Source: Apple, UITextAutocorrectionType.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The device's setting.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}

/// The automatic capitalization. Source: Apple, UITextAutocapitalizationType.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All characters.
  case allCharacters = 3
}

/// Whether spelling is checked. Source: Apple, UITextSpellCheckingType.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As for autocorrection.
  case `default` = 0
  /// Disabled.
  case no = 1
  /// Enabled.
  case yes = 2
}
