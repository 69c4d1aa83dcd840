/// A text with attributes of another module, as text layout knows it.
package protocol AttributedTextSource: AnyObject {
  /// The text in its styles, with `defaults` where it says nothing.
  func styledText(defaults: TextAttributes) -> StyledText
}
