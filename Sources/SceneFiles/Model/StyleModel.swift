/// The style of items: a box, and its changes for selected and highlighted items.
struct StyleModel: Traced {
  /// The given keys, merged over those of another style.
  var own: [CheckedValue.Entry] = []
  var like: Located<String>?
  var selected: CheckedValue?
  var highlighted: CheckedValue?
  var location = DocumentLocation(line: 1, column: 1)
  var gaps = Gaps()

  static let table = Table<StyleModel>(
    "style",
    "The look of cells, headers, footers or section backgrounds: all keys of a box, and these.",
    keys: [
      Key(
        "like", optional: \.like, Codec<String>.text(.styleName).located, without: "nothing",
        example: "photo", "The style from which missing keys are taken."),
      Key(
        "selected", optional: \.selected, state, without: "no difference",
        example: "{borderWidth: 3, borderColor: tintColor}",
        "Keys of a box that apply while the item is selected."),
      Key(
        "highlighted", optional: \.highlighted, state, without: "no difference",
        example: "{alpha: 0.5}", "Keys of a box that apply while the item is highlighted."),
    ] + BoxModel.table.all.map { key in Key(keeping: key.description, in: \.own) })

  /// The keys of a box, of which required ones may be in the style itself.
  private static let state = Codec<CheckedValue>(
    .table {
      let box = BoxModel.table.description
      return TableDescription(
        name: "state", summary: "The keys of a box that a state changes.",
        keys: box.keys.map { $0.withoutNeeds }, rest: nil, takesOneKey: false)
    }, make: { $0 }, show: { _ in "{}" })
}

extension Key where Value == StyleModel {
  /// Creates a key that is stored as checked. Keys that it needs may be in the inherited style.
  fileprivate init(
    keeping description: KeyDescription,
    in path: any WritableKeyPath<StyleModel, [CheckedValue.Entry]> & Sendable
  ) {
    self.init(description: description.withoutNeeds) { style, plain in
      style[keyPath: path].append(
        CheckedValue.Entry(name: description.name, location: plain.location, value: plain))
    }
  }
}

extension KeyDescription {
  /// The key without its needed keys, which may be elsewhere.
  var withoutNeeds: KeyDescription {
    KeyDescription(
      name: name, shape: shape, unit: unit, absence: absence, summary: summary, example: example,
      needs: [], excludes: excludes, isRequired: isRequired)
  }
}

extension TextRule {
  /// The rule of a style's name.
  static let styleName = TextRule(
    "the name of a style: letters, digits, - and _, beginning with a letter", short: "style",
    pattern: fieldName.pattern, allows: fieldName.allows)
}
