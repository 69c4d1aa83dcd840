/// What an input method writes provisionally.
struct MarkedText {
  /// In UTF-16 units; nil for nothing.
  var range: NSRange?
  /// How it looks. Kept.
  var style: [NSAttributedString.Key: Any]?
}
