/// A file with a script only, for scenes without one.
struct ScriptDocument: TableDecodable {
  var schema = ""
  var summary = ""
  var script: [StepModel] = []

  static let table = Table<ScriptDocument>(
    "scriptFile", "A script file: what fingers do on a scene, and when pictures are taken.",
    keys: [
      Key(
        "$schema", \.schema, .words, example: "script.schema.json",
        "The path of the JSON Schema, for editors; it has no other effect."),
      Key(
        "summary", \.summary, .words, example: "A fling to the end",
        "A one-line description of the script."),
      Key(
        description: KeyDescription(
          name: "script", shape: stepsCodec.shape, unit: nil, absence: "*required*",
          summary: "The steps of the script.", example: "[{tap: [100, 60]}, {capture: tapped}]",
          needs: [], excludes: [], isRequired: true)
      ) { document, plain in
        document.script = stepsCodec.make(plain) ?? []
      },
    ])

  private static let stepsCodec = Codec<[StepModel]>.list(of: StepModel.codecOfFingers)
}
