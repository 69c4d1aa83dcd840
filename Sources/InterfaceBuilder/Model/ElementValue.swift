/// What a document gives an object under a key.
package enum ElementValue: Sendable {
  case rect(RectValue)
  case point(PointValue)
  case size(SizeValue)
  case insets(InsetsValue)
  case color(ColorValue)
  case font(FontValue)
  case text(String)
  case attributedText(TextValue)
  /// An image by name: a symbol of the system's, or an image of the app's.
  case image(name: String, isSystem: Bool)
  case number(Double)
  case bool(Bool)
  /// `nil` stands in the document.
  case none
  /// A list of strings.
  case strings([String])
  /// An object of its own.
  case object(ObjectModel)
  /// Objects in order.
  case objects([ObjectModel])
}
