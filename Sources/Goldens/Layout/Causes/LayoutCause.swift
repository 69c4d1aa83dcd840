/// A change of a layout that other changes follow from.
package struct LayoutCause: Equatable {
  package enum Kind: Hashable {
    /// A property, such as "background", and its values before and after.
    case appearance(String, String?, String?)
    /// The removed and the inserted words, without the unchanged words around them.
    case text(String, String)
    case new, removed
    /// The directions of the change: -1, 0 or 1, horizontally and vertically.
    case moved(Int, Int), resized(Int, Int)
    /// Another change, by its description.
    case other(String)
  }

  /// The changed element, as in `LayoutChange.subject`.
  package let subject: String
  package let kind: Kind
  /// The change in this picture, such as "moved 0,+4 pt".
  package let clause: String

  init(_ change: LayoutChange) {
    subject = change.subject
    clause = change.clause(isPlural: false)
    kind =
      switch change.kind {
      case .appearance(let property, let old, let new): .appearance(property, old, new)
      case .text(let old, let new): Self.text(old ?? "", new ?? "")
      case .new: .new
      case .removed: .removed
      case .moved(let x, let y): .moved(Self.sign(x), Self.sign(y))
      case .resized(let old, let new):
        .resized(Self.sign(new.width - old.width), Self.sign(new.height - old.height))
      default: .other(change.clause(isPlural: false))
      }
  }

  /// Creates a cause without elements, as for a text or a picture without a layout.
  package init(subject: String, kind: Kind, clause: String) {
    (self.subject, self.kind, self.clause) = (subject, kind, clause)
  }

  private static func sign(_ value: Double) -> Int { value > 0.005 ? 1 : value < -0.005 ? -1 : 0 }

  /// The words that differ between two texts, without the common words at both ends.
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
