// For the compiler only: there is no keyboard; what is wished of it is kept.

/// Wishes of what a text is written with, which nobody hears here: there is no keyboard.
struct TextInputWishes {
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var keyboardAppearance = UIKeyboardAppearance.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var inlinePrediction = UITextInlinePredictionType.default
}
