import Foundation
import Synchronization

/// The test names that a source file declares more than once, in different suites or classes.
enum DeclaredTests {
  private static let known = Mutex<[String: Set<String>]>([:])

  /// Returns whether two suites or classes of a file have a test of this name; false if the file
  /// does not exist.
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

  /// Returns the repeated names of tests: those of Swift Testing, which are marked, and of XCTest,
  /// which are methods of a class with the prefix "test".
  static func repeated(in text: String) -> Set<String> {
    var seen: Set<String> = []
    var repeated: Set<String> = []
    var (isTest, isInClass) = (false, false)
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("//") { continue }
      if line.contains("@Test") { isTest = true }
      if let declared = declaresClass(line) { isInClass = declared }
      guard let name = function(line) else { continue }
      if isTest || isInClass && isXCTest(name, line), !seen.insert(name).inserted {
        repeated.insert(name)
      }
      isTest = false
    }
    return repeated
  }

  /// Returns whether a line starts a class or an extension, or another type; nil for neither.
  private static func declaresClass(_ line: Substring) -> Bool? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    guard let keyword = words.first(where: kinds.contains), words.last != keyword else {
      return nil
    }
    return line.contains("func ") ? nil : keyword == "class" || keyword == "extension"
  }

  private static let kinds: Set<Substring> = ["class", "struct", "enum", "actor", "extension"]

  private static let hiding: Set<Substring> = ["private", "fileprivate", "static", "class"]

  /// Returns whether a function is a test of XCTest, without parameters.
  private static func isXCTest(_ name: String, _ line: Substring) -> Bool {
    name.hasPrefix("test") && line.contains("\(name)()")
      && !line.split(separator: " ").contains(where: hiding.contains)
  }

  /// Returns the name of the function that a line declares, as in `#function`.
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
