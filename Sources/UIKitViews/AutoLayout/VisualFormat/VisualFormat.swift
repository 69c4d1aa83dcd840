/// A sentence of the visual format language, read, its names looked up.
struct VisualFormat {
  /// A wish for a length or a distance.
  struct Predicate {
    enum Amount {
      case points(CGFloat)
      case length(of: AnyObject, NSLayoutConstraint.Attribute?)
    }

    var relation: NSLayoutConstraint.Relation = .equal
    var amount: Amount
    var priority: UILayoutPriority = .required
  }

  /// What lies between two views, or a view and the superview's edge.
  enum Connection {
    case flush
    case standard
    case distances([Predicate])
  }

  struct Item {
    let object: AnyObject
    let lengths: [Predicate]
  }

  var isVertical = false
  /// From the superview's first edge; nil where the sentence does not begin there.
  var start: Connection?
  var items: [Item] = []
  /// One fewer than items.
  var connections: [Connection] = []
  /// To the superview's last edge; nil where the sentence does not end there.
  var end: Connection?

  /// The view in which an item lies.
  @MainActor
  static func superview(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }
}

/// Why a sentence of the visual format language can't be read, and where.
package struct VisualFormatError: Error {
  package let reason: String
  /// In characters from the start.
  package let position: Int

  /// UIKit's words: the reason, the sentence and a caret below the place.
  func message(about format: String) -> String {
    let space = String(repeating: " ", count: position)
    return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(space)^"
  }
}
