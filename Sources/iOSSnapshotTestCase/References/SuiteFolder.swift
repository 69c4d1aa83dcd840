import Foundation

/// The folder of a suite's reference images inside a reference folder.
enum SuiteFolder {
  /// Returns the existing names, most likely first: "AppTests.WallTests", the name on iOS;
  /// "WallTests"; or these with another name of the test target.
  static func names(of suite: String, in folder: String) -> [String] {
    let short = suite.split(separator: ".").last.map(String.init) ?? suite
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let others = all.filter { $0.hasSuffix("." + short) && $0 != suite }
    return [suite, short].filter(all.contains) + (others.count == 1 ? others : [])
  }

  /// Returns the class's name on iOS: its module and its name. Omits the compiler's number for a
  /// private class, which differs between programs.
  static func name(of type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9A-Fa-f]+\)\./, with: "")
  }
}
