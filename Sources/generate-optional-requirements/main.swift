import Foundation

// Usage, in the package's folder: swift run generate-optional-requirements
//
// The files are committed. A build tool plugin would generate them in every package that depends on
// this one, and UIKit would wait until this generator is compiled and linked: 12 seconds, 7 of them
// of processor time ('swift build' of the generator alone, two processors in use by others, a debug
// build from nothing; 24 seconds with the manifests). Compiling the files takes 3 seconds of
// processor time.

let sources = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
  .appendingPathComponent("Sources")
do {
  for (url, text) in try GeneratedFiles(sources: sources).all() {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
  exit(1)
}
