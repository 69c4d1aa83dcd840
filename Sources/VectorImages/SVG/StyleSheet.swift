import Markup
import Foundation

/// Rules of a `<style>` element with selectors of an element's name, classes and id only.
package struct StyleSheet {
  /// A simple selector.
  private struct Selector {
    var name: String?
    var id: String?
    var classes: Set<String> = []

    /// The specificity: ids, then classes, then names.
    var weight: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (name == nil ? 0 : 1) }
  }

  private var rules: [(selector: Selector, declarations: [String: String])] = []
  /// The unsupported parts.
  private(set) var unread: [String] = []
  /// The maximum number of rules.
  private static let most = 500

  package init() {}

  package mutating func add(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{"), rules.count < Self.most {
      let head = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
      let tail = rest[rest.index(after: open)...]
      guard let close = tail.firstIndex(of: "}") else { break }
      let declarations = Self.declarations(tail[..<close])
      if head.hasPrefix("@") {
        // An at-rule ends with its own brace; rules inside it are skipped.
        unread.append(String(head.prefix { !$0.isWhitespace }))
      } else {
        for part in head.split(separator: ",") { addRule(String(part), declarations) }
      }
      rest = tail[tail.index(after: close)...]
    }
  }

  private mutating func addRule(_ text: String, _ declarations: [String: String]) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let selector = Self.selector(text) else {
      unread.append(text)
      return
    }
    rules.append((selector, declarations))
  }

  /// Returns the declarations for an element; more specific and later rules take precedence.
  package func declarations(for element: MarkupElement) -> [String: String] {
    guard !rules.isEmpty else { return [:] }
    let classes = Set(
      (element["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
    let fitting = rules.filter { rule in
      (rule.selector.name.map { $0 == element.name } ?? true)
        && (rule.selector.id.map { $0 == element["id"] } ?? true)
        && rule.selector.classes.isSubset(of: classes)
    }
    return fitting.enumerated().sorted {
      ($0.element.selector.weight, $0.offset) < ($1.element.selector.weight, $1.offset)
    }.reduce(into: [:]) { all, next in
      all.merge(next.element.declarations) { $1 }
    }
  }

  /// Parses `name: value; …`.
  package static func declarations(_ text: some StringProtocol) -> [String: String] {
    var all: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
      all[name] = parts[1].replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return all
  }

  private static func selector(_ text: String) -> Selector? {
    var selector = Selector()
    var rest = text[...]
    let isNamePart: (Character) -> Bool = { $0.isLetter || $0.isNumber || "-_".contains($0) }
    if rest.first == "*" {
      rest = rest.dropFirst()
    } else {
      let name = rest.prefix(while: isNamePart)
      selector.name = name.isEmpty ? nil : String(name)
      rest = rest.dropFirst(name.count)
    }
    while let mark = rest.first {
      let word = String(rest.dropFirst().prefix(while: isNamePart))
      guard !word.isEmpty else { return nil }
      switch mark {
      case ".": selector.classes.insert(word)
      case "#": selector.id = word
      default: return nil
      }
      rest = rest.dropFirst(word.count + 1)
    }
    return text.isEmpty ? nil : selector
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
