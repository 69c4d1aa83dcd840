/// A change of a layout that others follow from: what a reviewer decides about.
package struct LayoutCause: Equatable {
  package enum Kind: Hashable {
    /// A property, "background", and its values before and after.
    case look(String, String?, String?)
    /// The words that went and those that came; what stands around them stayed.
    case text(String, String)
    case new, gone
    /// In which directions it changed: -1, 0 or 1, horizontally and vertically.
    case moved(Int, Int), resized(Int, Int)
    /// Anything else, in the words of the change.
    case other(String)
  }

  /// What changed, as `LayoutChange.subject` calls it.
  package let subject: String
  package let kind: Kind
  /// What became of it in this picture: "moved 0,+4 pt".
  package let clause: String

  init(_ change: LayoutChange) {
    subject = change.subject
    clause = change.clause(isPlural: false)
    kind =
      switch change.kind {
      case .look(let property, let old, let new): .look(property, old, new)
      case .text(let old, let new): Self.text(old ?? "", new ?? "")
      case .new: .new
      case .gone: .gone
      case .moved(let x, let y): .moved(Self.sign(x), Self.sign(y))
      case .resized(let old, let new):
        .resized(Self.sign(new.width - old.width), Self.sign(new.height - old.height))
      default: .other(change.clause(isPlural: false))
      }
  }

  /// A cause without elements: that of a text, or of what has no layout.
  package init(subject: String, kind: Kind, clause: String) {
    (self.subject, self.kind, self.clause) = (subject, kind, clause)
  }

  private static func sign(_ value: Double) -> Int { value > 0.005 ? 1 : value < -0.005 ? -1 : 0 }

  /// "3 items" and "3 things": the words in the middle that are not the same.
  package static func text(_ old: String, _ new: String) -> Kind {
    var was = old.split(separator: " ", omittingEmptySubsequences: false)[...]
    var now = new.split(separator: " ", omittingEmptySubsequences: false)[...]
    while let first = was.first, first == now.first {
      (was, now) = (was.dropFirst(), now.dropFirst())
    }
    while let last = was.last, last == now.last {
      (was, now) = (was.dropLast(), now.dropLast())
    }
    return .text(was.joined(separator: " "), now.joined(separator: " "))
  }
}
