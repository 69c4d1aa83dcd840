/// An item, a header or a footer with its style and its fields.
struct ItemModel: Traced, LayoutKeyed {
  var style: Located<String>?
  var itemSize: ExtentModel?
  var fields: [String: String] = [:]
  /// The location of its fields, or of the section for generated items.
  var location = DocumentLocation(line: 1, column: 1)
  /// The data file of the item; nil for the scene file.
  var dataFile: String?
  var gaps = Gaps()
  /// The keys of the item as a row of a list.
  var row: [CheckedValue.Entry] = []
  var layoutKeys: [LayoutKey] = []

  static let table = Table<ItemModel>(
    "item",
    """
    An item, a header or a footer. Text, a number, true or false alone is the item's field `text`.
    """,
    keys: [
      Key(
        "style", optional: \.style, Codec<String>.text(.styleName).located,
        without: "the section's", example: "photo",
        "The style. Without one, a row of a list is shown as UIKit shows it."),
      Key(
        "itemSize", optional: \.itemSize, ExtentModel.codec, without: "the section's",
        example: "[80, fill]",
        "The item's size in a flow layout. Headers and footers have none."
      ).only(.flow),
      Key(
        description: KeyDescription(
          name: "row", shape: Codec<RowModel>.table.shape, unit: nil, absence: "*the section's*",
          summary: "The item's row in a list.",
          example: "{accessories: [checkmark]}", needs: [], excludes: [], isRequired: false)
      ) { $0.row = $1.entries ?? [] }.only(.list),
    ],
    rest: TableDescription.Rest(
      names: .fieldName, shape: Codec<String>.words.shape,
      summary: "Any other name is a field, which replaces `{name}` in styles."),
    assignRest: { item, name, plain in item.fields[name] = plain.text })

  static let codec = Codec<ItemModel>(
    .either([Codec<String>.words.shape, Codec<ItemModel>.table.shape]),
    make: { plain in
      guard let text = plain.text else { return Codec<ItemModel>.traced.make(plain) }
      var item = ItemModel()
      item.fields["text"] = text
      item.location = plain.location
      return item
    }, show: { _ in "{}" })
}
