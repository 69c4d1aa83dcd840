// How a keyboard should look and help. There is no keyboard here: they are kept. Raw values are
// UIKit's.

/// The kind of a keyboard. Source: Apple, UIKeyboardType.
public enum UIKeyboardType: Int, Sendable {
  /// The device's.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Posts.
  case twitter = 9
  /// Searches of the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Letters of ASCII, by an older name.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// What the return key says. Source: Apple, UIReturnKeyType.
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

/// Whether text is corrected. Source: Apple, UITextAutocorrectionType.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the device is set.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

/// What is written in capitals by itself. Source: Apple, UITextAutocapitalizationType.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether spelling is checked. Source: Apple, UITextSpellCheckingType.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As correction is set.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}
