import Foundation

// Measures and prints a table, or with --json one JSON object. `./benchmark` builds and runs it.

do {
  let options = try Options(CommandLine.arguments)
  let results = try Benchmarks(options: options).run()
  print(options.printsJSON ? results.json : results.table)
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(1)
}
