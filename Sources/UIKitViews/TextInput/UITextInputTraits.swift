/// What a text is expected to be, and how a keyboard should help with it. There is no keyboard: it
/// is kept. All of it may be left out, as on iOS.
///
/// Source: Apple, UITextInputTraits.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// What is written in capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether text is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether blanks come and go with words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is a secret.
  var isSecureTextEntry: Bool { get set }
  /// What the text is expected to mean.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// The device's; setting it does nothing, and so with those that follow.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the screen.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Return.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the device is set.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As correction is set.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As the keyboard decides.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As the keyboard decides.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As the keyboard decides.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// False.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing certain.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
