/// A scene file, read: everything in it as plain values, nothing looked up yet.
package struct SceneDocument: Tabled {
  var schema = ""
  var summary = ""
  var screen = ScreenModel()
  var collectionView = CollectionModel()
  /// The layout's keys that are given.
  var flow: [Plain.Entry] = []
  var styles: [Named<StyleModel>] = []
  var sections: [SectionModel] = []
  var script: [StepModel] = []

  package init() {}

  package static let table = Table<SceneDocument>(
    "scene", "A scene file.",
    keys: [
      Key(
        "$schema", \.schema, .words, example: "scene.schema.json",
        "The path of the JSON Schema, for editors; nothing else looks at it."),
      Key(
        "summary", \.summary, .words, example: "A grid of photos",
        "A line about what the picture shows."),
      Key("screen", \.screen, .table, example: "{device: iPhoneSE}", "The screen."),
      Key(
        "collectionView", \.collectionView, .table, example: "{contentInset: 16}",
        "The collection view."),
      Key(
        description: KeyDescription(
          name: "layout", shape: Form<FlowModel>.table.shape, unit: nil, absence: "{}",
          summary: "The layout.", example: "{itemSize: [100, 100]}", needs: [], excludes: [],
          isRequired: false)
      ) { $0.flow = $1.entries ?? [] },
      Key(
        "styles", \.styles, .map(names: .styleName, of: .table),
        example: "{plain: {text: \"{text}\"}}", "How items look, by names of your own."),
      Key(
        "sections", \.sections, .list(of: SectionModel.form),
        example: "[{items: [Milk, Bread]}]", "What there is to see, from the top."),
      Key(
        "script", \.script, .list(of: StepModel.form), example: "[{scroll: {to: [0, 100]}}]",
        "What happens, step by step, before the picture is taken, or while pictures are."),
    ])
}
