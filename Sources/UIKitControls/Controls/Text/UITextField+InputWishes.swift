extension UITextField: UITextInputTraits {
  /// What the text is expected to mean. Kept. Default nil.
  public var textContentType: UITextContentType! {
    get { wishes.contentType }
    set { wishes.contentType = newValue }
  }
  /// What passwords must be like. Kept. Default nil.
  public var passwordRules: UITextInputPasswordRules? {
    get { wishes.passwordRules }
    set { wishes.passwordRules = newValue }
  }
  /// Kept. Default `.default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { wishes.keyboardAppearance }
    set { wishes.keyboardAppearance = newValue }
  }
  /// Kept. Default `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { wishes.smartQuotes }
    set { wishes.smartQuotes = newValue }
  }
  /// Kept. Default `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { wishes.smartDashes }
    set { wishes.smartDashes = newValue }
  }
  /// Kept. Default `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { wishes.smartInsertDelete }
    set { wishes.smartInsertDelete = newValue }
  }
  /// Kept. Default `.default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { wishes.inlinePrediction }
    set { wishes.inlinePrediction = newValue }
  }
}
