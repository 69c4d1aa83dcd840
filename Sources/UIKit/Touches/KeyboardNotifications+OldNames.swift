extension NSNotification.Name {
  /// ``UIResponder/keyboardWillShowNotification`` by its name before Swift 4.2.
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  /// ``UIResponder/keyboardDidShowNotification`` by its name before Swift 4.2.
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  /// ``UIResponder/keyboardWillHideNotification`` by its name before Swift 4.2.
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  /// ``UIResponder/keyboardDidHideNotification`` by its name before Swift 4.2.
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
}
