// For the compiler only: no keyboard is drawn; its traits are stored.

extension UITextField: UITextInputTraits {
  /// The semantic meaning of the text. It is stored only. Default nil.
  public var textContentType: UITextContentType! {
    get { written.inputTraits.contentType }
    set { written.inputTraits.contentType = newValue }
  }
  /// The rules for generated passwords. Ignored. Default nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { written.inputTraits.passwordRules }
    set { written.inputTraits.passwordRules = newValue }
  }
  /// The appearance of the keyboard. Ignored. Default `.default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { written.inputTraits.keyboardAppearance }
    set { written.inputTraits.keyboardAppearance = newValue }
  }
  /// Whether quotation marks are converted to curly ones. Ignored. Default `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { written.inputTraits.smartQuotes }
    set { written.inputTraits.smartQuotes = newValue }
  }
  /// Whether hyphens are converted to dashes. Ignored. Default `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { written.inputTraits.smartDashes }
    set { written.inputTraits.smartDashes = newValue }
  }
  /// Whether spaces are inserted and deleted with words. Ignored. Default `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { written.inputTraits.smartInsertDelete }
    set { written.inputTraits.smartInsertDelete = newValue }
  }
  /// Whether words are predicted inline. Ignored. Default `.default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { written.inputTraits.inlinePrediction }
    set { written.inputTraits.inlinePrediction = newValue }
  }
}

// Unsupported: UITextField: content types · kept · Content types, password rules and the like are
//   kept. · test: InputTraitsTests
