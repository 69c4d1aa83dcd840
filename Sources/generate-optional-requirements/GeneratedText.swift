/// Text that all generated files contain.
enum GeneratedText {
  /// Returns the first lines of a generated file.
  static func header(_ source: String) -> String {
    let origin =
      "Generated from \(source) by `swift run generate-optional-requirements`. "
      + "Change the protocol and generate again."
    return "// swift-format-ignore-file\n" + comment(origin, "// ") + "\n"
  }

  /// Returns the words as lines of a comment of at most 100 columns; a longer word has its own
  /// line.
  static func comment(_ words: String, _ mark: String) -> String {
    var lines: [String] = []
    var line = mark
    for word in words.split(separator: " ") {
      if line.count + word.count > 100 && line != mark {
        lines.append(String(line.dropLast()))
        line = mark
      }
      line += word + " "
    }
    return (lines + [String(line.dropLast())]).map { $0 + "\n" }.joined()
  }
}
