// For the compiler only: there is no keyboard; what is wished of it is kept.

extension UITextField: UITextInputTraits {
  /// What the text is expected to mean. Kept. Default nil.
  public var textContentType: UITextContentType! {
    get { written.wishes.contentType }
    set { written.wishes.contentType = newValue }
  }
  /// What passwords must be like. Kept. Default nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { written.wishes.passwordRules }
    set { written.wishes.passwordRules = newValue }
  }
  /// Kept. Default `.default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { written.wishes.keyboardAppearance }
    set { written.wishes.keyboardAppearance = newValue }
  }
  /// Kept. Default `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { written.wishes.smartQuotes }
    set { written.wishes.smartQuotes = newValue }
  }
  /// Kept. Default `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { written.wishes.smartDashes }
    set { written.wishes.smartDashes = newValue }
  }
  /// Kept. Default `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { written.wishes.smartInsertDelete }
    set { written.wishes.smartInsertDelete = newValue }
  }
  /// Kept. Default `.default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { written.wishes.inlinePrediction }
    set { written.wishes.inlinePrediction = newValue }
  }
}

// Unsupported: UITextField: content types · kept · Content types, password rules and the like are
//   kept.
