extension BoxModel {
  /// The templates of the box itself whose fields an item must have.
  var templates: [Located<Template>] {
    [text, image].compactMap { $0 } + controls.all.flatMap(\.texts)
      + values.map { Located(value: $0.value.template, location: $0.location) }
      + colors.flatMap { color in
        [color.value.light, color.value.dark].map { Located(value: $0, location: color.location) }
      }
  }

  /// The images of the box itself.
  var images: [Located<Template>] {
    [image].compactMap { $0 } + controls.all.flatMap(\.images)
  }

  /// The boolean and numeric values of its controls.
  var values: [Located<FieldValue>] { controls.all.flatMap(\.values) }

  /// The colours of the box itself.
  var colors: [Located<ColorModel>] {
    [backgroundColor, borderColor, textColor, tintColor, shadow?.color].compactMap { $0 } + gradient
      + controls.all.flatMap(\.colors)
  }
}
