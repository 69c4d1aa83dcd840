import Foundation

// Usage, in the package's folder: swift run generate-optional-requirements

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
  .appendingPathComponent("Sources/UIKit/Optionals")
do {
  for (name, text) in try GeneratedFiles(folder: folder).files {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
