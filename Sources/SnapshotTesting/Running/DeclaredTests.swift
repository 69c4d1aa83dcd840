import Foundation
import Synchronization

/// The tests that a source file declares more than once, in suites of their own.
enum DeclaredTests {
  private static let known = Mutex<[String: Set<String>]>([:])

  /// Whether two suites of a file have a test of this name. False where the file is not there to be
  /// read.
  ///
  /// Complexity: O(bytes of the file), once a file.
  static func areSeveral(_ test: String, in file: String) -> Bool {
    known.withLock { known in
      if let names = known[file] { return names.contains(test) }
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      let names = repeated(in: text)
      known[file] = names
      return names.contains(test)
    }
  }

  /// Names of Swift Testing's tests.
  static func repeated(in text: String) -> Set<String> {
    var seen: Set<String> = []
    var repeated: Set<String> = []
    var isTest = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("//") { continue }
      if line.contains("@Test") { isTest = true }
      guard let name = function(line) else { continue }
      if isTest, !seen.insert(name).inserted { repeated.insert(name) }
      isTest = false
    }
    return repeated
  }

  /// The name of the function that a line declares, as `#function` writes it.
  private static func function(_ line: Substring) -> String? {
    guard let keyword = line.firstRange(of: "func ") else { return nil }
    let rest = line[keyword.upperBound...]
    if rest.first == "`" {
      return rest.dropFirst().firstIndex(of: "`").map { String(rest.dropFirst()[..<$0]) }
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
