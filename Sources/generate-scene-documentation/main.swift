import Foundation
import SceneFiles

// Updates the reference of scene files and their JSON Schema from the description that the decoder
// uses: swift run generate-scene-documentation, in the package's folder.

let folder = URL(fileURLWithPath: "Documentation", isDirectory: true)
let manual = folder.appendingPathComponent("SceneFileReference.md")
let schema = folder.appendingPathComponent("scene.schema.json")

do {
  let text = try String(contentsOf: manual, encoding: .utf8)
  guard let updated = ManualWriter().updating(text) else {
    try? FileHandle.standardError.write(
      contentsOf: Data("SceneFileReference.md lacks a mark of its tables; restore it.\n".utf8))
    exit(1)
  }
  try Data(updated.utf8).write(to: manual)
  var writer = SchemaWriter()
  try Data(writer.schema().utf8).write(to: schema)
  var scripts = SchemaWriter()
  try Data(scripts.scriptSchema().utf8).write(
    to: folder.appendingPathComponent("script.schema.json"))
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error.localizedDescription)\n".utf8))
  exit(1)
}
