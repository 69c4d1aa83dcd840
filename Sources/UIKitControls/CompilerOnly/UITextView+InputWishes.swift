// For the compiler only: no keyboard is drawn; its traits are stored.

extension UITextView: UITextInputTraits {
  /// The semantic meaning of the text. It is stored only. Default nil.
  public var textContentType: UITextContentType! {
    get { written.wishes.contentType }
    set { written.wishes.contentType = newValue }
  }
  /// The rules for generated passwords. Ignored. Default nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { written.wishes.passwordRules }
    set { written.wishes.passwordRules = newValue }
  }
  /// The appearance of the keyboard. Ignored. Default `.default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { written.wishes.keyboardAppearance }
    set { written.wishes.keyboardAppearance = newValue }
  }
  /// Whether quotation marks are converted to curly ones. Ignored. Default `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { written.wishes.smartQuotes }
    set { written.wishes.smartQuotes = newValue }
  }
  /// Whether hyphens are converted to dashes. Ignored. Default `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { written.wishes.smartDashes }
    set { written.wishes.smartDashes = newValue }
  }
  /// Whether spaces are inserted and deleted with words. Ignored. Default `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { written.wishes.smartInsertDelete }
    set { written.wishes.smartInsertDelete = newValue }
  }
  /// Whether words are predicted inline. Ignored. Default `.default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { written.wishes.inlinePrediction }
    set { written.wishes.inlinePrediction = newValue }
  }
}
