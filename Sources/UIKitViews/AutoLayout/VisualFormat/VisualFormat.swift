/// A parsed visual format string, with its names resolved.
struct VisualFormat {
  /// A predicate of a length or a distance.
  struct Predicate {
    enum Amount {
      case points(CGFloat)
      case length(of: AnyObject, NSLayoutConstraint.Attribute?)
    }

    var relation: NSLayoutConstraint.Relation = .equal
    var amount: Amount
    var priority: UILayoutPriority = .required
  }

  /// The connection between two views, or between a view and the superview's edge.
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
  /// The connection to the superview's first edge; nil if the string does not begin there.
  var start: Connection?
  var items: [Item] = []
  /// One fewer than items.
  var connections: [Connection] = []
  /// The connection to the superview's last edge; nil if the string does not end there.
  var end: Connection?

  /// Returns the superview of an item.
  @MainActor
  static func superview(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }
}

/// The error of an invalid visual format string, with its position.
package struct VisualFormatError: Error {
  package let reason: String
  /// In characters from the start.
  package let position: Int

  /// Returns UIKit's message: the reason, the string and a caret below the position.
  func message(about format: String) -> String {
    let space = String(repeating: " ", count: position)
    return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(space)^"
  }
}
