/// A type of attributed text of another module.
package protocol AttributedTextSource: AnyObject {
  /// Returns the styled text, with `defaults` for missing attributes.
  func styledText(defaults: TextAttributes) -> StyledText
}
