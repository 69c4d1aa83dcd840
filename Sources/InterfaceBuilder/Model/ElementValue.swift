/// The value of a key of an object in a document.
package enum ElementValue: Sendable {
  case rect(RectValue)
  case point(PointValue)
  case size(SizeValue)
  case insets(InsetsValue)
  case color(ColorValue)
  case font(FontValue)
  case text(String)
  case attributedText(TextValue)
  /// An image by name: a system symbol, or an image of the app.
  case image(name: String, isSystem: Bool)
  case number(Double)
  case bool(Bool)
  /// `nil` in the document.
  case none
  /// A list of strings.
  case strings([String])
  /// A nested object.
  case object(ObjectModel)
  /// A list of objects.
  case objects([ObjectModel])
}
