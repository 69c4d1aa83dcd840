import Foundation

/// A deterministic text of a value with all its children, a line each.
///
/// The format is that of pointfreeco/swift-snapshot-testing, `Snapshotting.dump`, so that goldens
/// recorded with it remain valid.
struct ValueDump {
  /// The objects that contain the value.
  private var around: Set<ObjectIdentifier> = []

  init() {}

  /// The text after the bullet, and the children below.
  private struct Entry {
    var text: String
    var children: [Mirror.Child] = []
    var bullet: String
    /// Whether the value is an object that contains itself.
    var isCircle = false
  }

  func text(of value: Any, called name: String? = nil, indent: Int = 0) -> String {
    var dump = self
    let entry = dump.entry(of: value)
    let label = entry.isCircle ? (name ?? "value") + " " : name.map { $0 + ": " } ?? ""
    let line = String(repeating: " ", count: indent) + "\(entry.bullet) \(label)\(entry.text)\n"
    return entry.children.reduce(line) { text, child in
      text + dump.text(of: child.value, called: child.label, indent: indent + 2)
    }
  }

  private mutating func entry(of value: Any) -> Entry {
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    var entry = Entry(text: "", children: children, bullet: children.isEmpty ? "-" : "▿")
    switch mirror.displayStyle {
    case .collection: entry.text = Self.counted(children, "element", "elements")
    case .tuple: entry.text = "(\(Self.counted(children, "element", "elements")))"
    case .dictionary, .set:
      entry.text =
        mirror.displayStyle == .set
        ? Self.counted(children, "member", "members")
        : Self.counted(children, "key/value pair", "key/value pairs")
      entry.children = sorted(children)
    case .optional: entry.text = Self.name(mirror) + (children.isEmpty ? ".none" : "")
    default: return described(value, mirror, entry)
    }
    return entry
  }

  private mutating func described(_ value: Any, _ mirror: Mirror, _ entry: Entry) -> Entry {
    var entry = entry
    if let value = value as? any AnySnapshotStringConvertible {
      entry.text = value.snapshotDescription
      guard type(of: value).renderChildren else {
        (entry.children, entry.bullet) = ([], "-")
        return entry
      }
    } else if let value = value as? any CustomStringConvertible {
      entry.text = value.description
    } else {
      switch mirror.displayStyle {
      case .class:
        let object = ObjectIdentifier(value as AnyObject)
        guard around.insert(object).inserted else {
          (entry.text, entry.children) = ("(circular reference detected)", [])
          entry.isCircle = true
          return entry
        }
        (entry.text, entry.children) = (Self.name(mirror), sorted(entry.children))
      case .struct: (entry.text, entry.children) = (Self.name(mirror), sorted(entry.children))
      case .enum:
        entry.text = Self.name(mirror) + (entry.children.isEmpty ? ".\(value)" : "")
      default: entry.text = String(describing: value)
      }
    }
    return entry
  }

  /// Returns the children sorted by label, then by text.
  private func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
    children.map { (child: $0, label: $0.label ?? "", text: text(of: $0.value)) }
      .sorted { ($0.label, $0.text) < ($1.label, $1.text) }
      .map(\.child)
  }

  private static func counted(_ children: [Mirror.Child], _ one: String, _ many: String) -> String {
    children.count == 1 ? "1 \(one)" : "\(children.count) \(many)"
  }

  /// Returns the name of the type, without the number of a local type.
  private static func name(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
