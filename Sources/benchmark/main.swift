import Foundation

// Measures the wall and prints a table, or with --json one JSON object. Build it for release:
//   swift build -c release && .build/release/benchmark

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--json" }) else {
  FileHandle.standardError.write(Data("usage: benchmark [--json]\n".utf8))
  exit(1)
}
do {
  let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
  let results = try CatWallBenchmarks(products: products).run()
  print(arguments.contains("--json") ? results.json : results.table)
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(1)
}
