import Foundation

// Measures and prints a table, or with --json one JSON object. `./benchmark` builds and runs it.

do {
  let options = try Options(CommandLine.arguments)
  let report = try Benchmarks(options: options).run()
  print(options.printsJSON ? report.json : report.table)
  if !report.broken.isEmpty {
    let names = report.broken.joined(separator: ", ")
    FileHandle.standardError.write(Data("benchmark: over the most there may be: \(names)\n".utf8))
    exit(1)
  }
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(1)
}
