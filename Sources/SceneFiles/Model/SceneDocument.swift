/// A decoded scene file, without resolved references.
package struct SceneDocument: TableDecodable {
  var schema = ""
  var summary = ""
  var screen = ScreenModel()
  var collectionView = CollectionModel()
  /// The given keys of the layout.
  var flow: [CheckedValue.Entry] = []
  /// The kind of the layout; nil if unknown.
  var layoutKind: LayoutKind? = LayoutKind.flow
  var styles: [Named<StyleModel>] = []
  var sections: [SectionModel] = []
  var script: [StepModel] = []
  var gaps = Gaps()
  /// Whether the names of all styles were readable.
  var hasStyles = true

  package init() {}

  private static let stylesCodec = Codec<[Named<StyleModel>]>.map(names: .styleName, of: .traced)

  package static let table = Table<SceneDocument>(
    "scene", "A scene file.",
    keys: [
      Key(
        "$schema", \.schema, .words, example: "scene.schema.json",
        "The path of the JSON Schema, for editors; it has no other effect."),
      Key(
        "summary", \.summary, .words, example: "A grid of photos",
        "A one-line description of the picture."),
      Key("screen", \.screen, .table, example: "{device: iPhoneSE}", "The screen."),
      Key(
        "collectionView", \.collectionView, .table, example: "{contentInset: 16}",
        "The collection view."),
      Key(
        description: KeyDescription(
          name: "layout", shape: FlowModel.shape, unit: nil, absence: "{}",
          summary: "The layout.", example: "{itemSize: [100, 100]}", needs: [], excludes: [],
          isRequired: false)
      ) { document, plain in
        document.flow = FlowModel.entries(plain)
        let isKnown = !plain.gaps.isAll && !plain.gaps.hasOthers
        document.layoutKind = isKnown ? LayoutKind(document.flow) : nil
      },
      Key(
        description: KeyDescription(
          name: "styles", shape: stylesCodec.shape, unit: nil, absence: "{}",
          summary: "The looks of items, by names of your choice.",
          example: "{plain: {text: \"{text}\"}}", needs: [], excludes: [], isRequired: false)
      ) { document, plain in
        document.styles = stylesCodec.make(plain) ?? []
        document.hasStyles = !plain.gaps.hasOthers
      },
      Key(
        "sections", \.sections, .list(of: .traced),
        example: "[{items: [Milk, Bread]}]", "The sections, from the top."),
      Key(
        "script", \.script, .list(of: StepModel.codec), example: "[{scroll: {to: [0, 100]}}]",
        "The steps played before the picture is taken, or while pictures are taken."),
    ])
}
