import Foundation

// Usage, in the package's folder: swift run generate-optional-requirements

let module = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
  .appendingPathComponent("Sources/UIKit")
let folder = module.appendingPathComponent(GeneratedFiles.folder)
do {
  for (name, text) in try GeneratedFiles(module: module).files {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
