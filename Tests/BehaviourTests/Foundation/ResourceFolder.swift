import Foundation
import Testing

/// A temporary folder of resources, with files by their paths in it, for the duration of a closure.
struct ResourceFolder {
  let bundle: Bundle

  static func with(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("BehaviourTests-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  /// Returns a property list with one key whose text depends on a number.
  static func stringsdict(_ key: String, _ forms: [String: String]) -> String {
    let rules = forms.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
      + "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
      + "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
      + "<string>d</string>\(rules)</dict></dict></dict></plist>"
  }
}
