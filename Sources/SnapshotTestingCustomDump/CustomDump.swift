import Foundation

/// The text of a value and its members, in the form of Swift's initialisers.
///
/// Source: pointfreeco/swift-custom-dump 1.3, README and `customDump`: its recorded texts remain
/// valid.
final class CustomDump {
  /// The numbers of written objects, counted for each type.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var counts: [String: Int] = [:]

  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - isRoot: whether an enumeration's case follows its type.
  ///   - isNamed: whether a name precedes it, which indents lines of a text.
  ///   - depth: the maximum number of levels.
  func text(of value: Any, isRoot: Bool = false, isNamed: Bool = false, depth: Int = .max) -> String
  {
    if let type = value as? Any.Type { return "\(Self.name(of: type)).self" }
    if let said = KnownForm.text(of: value) { return said }
    if let other = KnownForm.other(value) { return text(of: other, isNamed: isNamed, depth: depth) }
    let mirror = KnownForm.mirror(of: value)
    switch mirror.displayStyle {
    case .class: return object(value as AnyObject, mirror, depth)
    case .collection:
      let children = mirror.children.enumerated().map { Child("[\($0)]", $1.value) }
      return list(children, "[", "]", depth)
    case .dictionary: return dictionary(mirror, depth)
    case .set:
      let children = sorted(mirror.children.map { Child(nil, $0.value) }, mirror) { $0.value }
      return list(children, "Set([", "])", depth)
    case .optional:
      return mirror.children.first.map { text(of: $0.value, isNamed: isNamed, depth: depth) }
        ?? "nil"
    case .enum: return enumeration(value, mirror, isRoot: isRoot, depth)
    case .struct:
      return members(
        mirror.children.map { Child($0.label, $0.value) }, Self.name(of: mirror), depth)
    case .tuple: return members(Self.unnumbered(mirror), "", depth)
    default: return leaf(value, isNamed: isNamed, depth)
    }
  }

  private struct Child {
    let label: String?
    let value: Any

    init(_ label: String?, _ value: Any) { (self.label, self.value) = (label, value) }
  }

  // MARK: Kinds of values

  private func object(_ object: AnyObject, _ mirror: Mirror, _ depth: Int) -> String {
    let (key, name) = (ObjectIdentifier(object), Self.name(of: mirror))
    if let number = numbers[key] { return "\(Self.prefix(number))\(name)(↩︎)" }
    counts[name, default: 0] += 1
    let number = counts[name, default: 1]
    numbers[key] = number
    var children: [Child] = []
    var ancestor: Mirror? = mirror
    while let mirror = ancestor {
      children = mirror.children.map { Child($0.label, $0.value) } + children
      ancestor = mirror.superclassMirror
    }
    return members(children, Self.prefix(number) + name, depth)
  }

  /// Returns the number before an object's type; none for the first of the type.
  private static func prefix(_ number: Int) -> String { number > 1 ? "#\(number - 1) " : "" }

  private func dictionary(_ mirror: Mirror, _ depth: Int) -> String {
    guard !mirror.children.isEmpty else { return "[:]" }
    let pairs = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map(\.value)
    }
    let inOrder = sorted(pairs.filter { $0.count == 2 }, mirror) { $0[0] }
    let children = inOrder.map { pair in
      Child(CustomDump().text(of: Self.key(pair[0]), depth: depth - 1), pair[1])
    }
    return list(children, "[", "]", depth)
  }

  private func enumeration(_ value: Any, _ mirror: Mirror, isRoot: Bool, _ depth: Int) -> String {
    let type = isRoot ? Self.name(of: mirror) : ""
    guard let payload = mirror.children.first else { return "\(type).\(value)" }
    let inside = KnownForm.mirror(of: payload.value)
    let children =
      inside.displayStyle == .tuple ? Self.unnumbered(inside) : [Child(nil, payload.value)]
    return members(children, "\(type).\(payload.label ?? "@unknown")", depth)
  }

  private func leaf(_ value: Any, isNamed: Bool, _ depth: Int) -> String {
    guard let text = (value as? any StringProtocol).map({ String($0) }) else { return "\(value)" }
    if text.contains(where: \.isNewline) {
      guard depth > 0 else { return "\"…\"" }
      let (signs, indent) = (Self.signs(for: text, quotes: 3), isNamed ? "  " : "")
      return
        "\(signs)\"\"\"\n\(Self.indented(text, by: isNamed ? 2 : 0))\n\(indent)\"\"\"\(signs)"
    }
    guard text.contains("\"") || text.contains("\\") else { return text.debugDescription }
    let signs = max(Self.signs(for: text, quotes: 1), "#")
    return "\(signs)\"\(text)\"\(signs)"
  }

  // MARK: Lists

  /// Returns elements, each on its own line.
  private func list(_ children: [Child], _ open: String, _ close: String, _ depth: Int) -> String {
    guard !children.isEmpty else { return open + close }
    guard depth > 0 else { return "\(open)…\(close)" }
    return "\(open)\n\(lines(children, depth - 1))\n\(close)"
  }

  /// Returns members in parentheses, without those of macros; a single simple member is on the same
  /// line.
  private func members(_ children: [Child], _ name: String, _ depth: Int) -> String {
    guard children.count == 1, KnownForm.isSimple(children[0].value) else {
      let own = children.filter { $0.label?.hasPrefix("_$") != true || children.count == 1 }
      return list(own, "\(name)(", ")", depth)
    }
    let only = entry(children[0], depth - 1)
    guard only.contains("\n") else { return "\(name)(\(only))" }
    return depth > 0 ? "\(name)(\n\(Self.indented(only, by: 2))\n)" : "\(name)(…)"
  }

  private func lines(_ children: [Child], _ depth: Int) -> String {
    children.map { Self.indented(entry($0, depth), by: 2) }.joined(separator: ",\n")
  }

  private func entry(_ child: Child, _ depth: Int) -> String {
    let value = text(of: child.value, isNamed: child.label != nil, depth: depth)
    return child.label.map { "\($0): \(value)" } ?? value
  }

  /// Returns the elements of an unordered collection, sorted by their texts.
  private func sorted<Element>(
    _ elements: [Element], _ mirror: Mirror, by key: (Element) -> Any
  ) -> [Element] {
    guard mirror.subjectType is any Unordered.Type else { return elements }
    return elements.map { (CustomDump().text(of: Self.key(key($0)), depth: 1), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func key(_ value: Any) -> Any { (value as? AnyHashable)?.base ?? value }

  /// Returns the members of a tuple, without the labels of unlabelled ones.
  private static func unnumbered(_ mirror: Mirror) -> [Child] {
    mirror.children.map { Child($0.label?.first == "." ? nil : $0.label, $0.value) }
  }

  // MARK: Texts

  private static func name(of mirror: Mirror) -> String { name(of: mirror.subjectType) }

  /// Returns the type's name without module, generic parameters and enclosing functions.
  private static func name(of type: Any.Type) -> String {
    var name = _typeName(type)
    if let dot = name.firstIndex(of: ".") { name.removeSubrange(...dot) }
    return name.replacing(/<.+>|\(unknown context at \$[0-9A-Fa-f]+\)\./, with: "")
  }

  private static func indented(_ text: String, by count: Int) -> String {
    let prefix = String(repeating: " ", count: count)
    return prefix + text.replacing("\n", with: "\n" + prefix)
  }

  /// Returns number signs with which quotes in a text do not end it.
  private static func signs(for text: String, quotes: Int) -> String {
    let quote = String(repeating: "\"", count: quotes)
    var (most, rest) = (0, text[...])
    while let range = rest.firstRange(of: quote) {
      rest = rest[range.upperBound...]
      most = max(most, rest.prefix { $0 == "#" }.count + 1)
    }
    return String(repeating: "#", count: most)
  }
}

/// A collection whose order of elements varies between runs.
private protocol Unordered {}

extension Dictionary: Unordered {}
extension Set: Unordered {}
extension NSDictionary: Unordered {}
extension NSSet: Unordered {}
