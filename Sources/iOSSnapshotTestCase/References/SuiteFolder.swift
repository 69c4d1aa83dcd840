import Foundation

/// The folder of a suite's reference images inside a reference folder.
enum SuiteFolder {
  /// What it may be called, likeliest first, of those that are there: "AppTests.WallTests", as iOS
  /// calls it; "WallTests"; or the same of a test target that had another name there.
  static func names(of suite: String, in folder: String) -> [String] {
    let short = suite.split(separator: ".").last.map(String.init) ?? suite
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let others = all.filter { $0.hasSuffix("." + short) && $0 != suite }
    return [suite, short].filter(all.contains) + (others.count == 1 ? others : [])
  }

  /// As iOS calls the class: its module and its name. Of a private one the compiler's number for
  /// its place is left out, which is another in each program.
  static func name(of type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9A-Fa-f]+\)\./, with: "")
  }
}
