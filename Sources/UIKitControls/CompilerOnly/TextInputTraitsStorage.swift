// For the compiler only: no keyboard is drawn; its traits are stored.

/// The stored text input traits, which have no effect: no keyboard is drawn.
struct TextInputTraitsStorage {
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var keyboardAppearance = UIKeyboardAppearance.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var inlinePrediction = UITextInlinePredictionType.default
}
