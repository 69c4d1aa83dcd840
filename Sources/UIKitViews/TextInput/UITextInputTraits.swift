/// The traits of a text input: its meaning, and the keyboard's assistance. They are only stored: no
/// keyboard is drawn. All are optional, as on iOS.
///
/// Source: Apple, UITextInputTraits.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether text is corrected automatically.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks are converted to curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are converted to dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are inserted and deleted with words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the return key is disabled without a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The semantic meaning of the text.
  var textContentType: UITextContentType! { get set }
}

/// The defaults of traits that an object does not implement; setting them has no effect.
extension UITextInputTraits {
  /// The default type.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The screen's appearance.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The return key.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Capitalized sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The device's setting.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The device's setting.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The keyboard's default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The keyboard's default.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The keyboard's default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Whether the return key is disabled without a text: false.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is hidden: false.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The semantic meaning of the text: nil.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
