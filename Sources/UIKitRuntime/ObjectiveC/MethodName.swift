/// The name of a method, `tableView(_:didSelectRowAt:)`, from a demangled symbol with types:
/// `App.Feed.tableView(_: UIKit.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()`.
struct MethodName {
  let text: String

  /// Creates a name; nil for symbols that are not methods of the class itself.
  init?(demangled: String, of type: AnyClass) {
    let owner = _typeName(type) + "."
    guard demangled.hasPrefix(owner) else { return nil }
    let rest = demangled.dropFirst(owner.count)
    guard let open = rest.firstIndex(of: "("),
      !rest[..<open].contains(where: { ". <".contains($0) })
    else { return nil }
    guard let labels = Self.labels(rest[rest.index(after: open)...]) else { return nil }
    text = rest[..<open] + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Returns the labels before the types, up to the closing parenthesis.
  private static func labels(_ parameters: Substring) -> [String]? {
    var (labels, depth, word) = ([String](), 0, "")
    var (isLabel, last) = (true, Character(" "))
    for character in parameters {
      defer { last = character }
      switch character {
      case ">" where last == "-": break
      case "(", "<", "[": depth += 1
      case ")" where depth == 0: return labels
      case ")", ">", "]": depth -= 1
      case ":" where depth == 0 && isLabel:
        labels.append(word)
        isLabel = false
      case "," where depth == 0: (word, isLabel) = ("", true)
      case " ": break
      default: if isLabel { word.append(character) }
      }
    }
    return nil
  }
}
