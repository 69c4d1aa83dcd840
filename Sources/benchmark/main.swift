import Foundation

// Measures and prints a table, or with --json a JSON object. `./benchmark` builds and runs it.

func printError(_ sentence: String) {
  try? FileHandle.standardError.write(contentsOf: Data("benchmark: \(sentence)\n".utf8))
}

do {
  let options = try Options(CommandLine.arguments)
  if let probe = options.probe {
    print(try probe.measure())
    exit(0)
  }
  let report = try Benchmarks(options: options).run()
  print(options.printsJSON ? report.json : report.table)
  if !report.broken.isEmpty {
    printError("over the most there may be: \(report.broken.joined(separator: ", "))")
    exit(1)
  }
  if options.checks && !report.missed.isEmpty {
    printError("targets missed: \(report.missed.joined(separator: ", "))")
    exit(2)
  }
} catch {
  printError("\(error)")
  exit(1)
}
