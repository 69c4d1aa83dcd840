/// A difference of one element between two layouts.
package struct LayoutChange: Equatable {
  package enum Kind: Equatable {
    case new, removed
    /// The element moved over the picture's edge, inwards or outwards.
    case entered, left
    /// The change of position in points.
    case moved(x: Double, y: Double)
    /// The frames before and after, in points.
    case resized(LayoutElement.Frame, LayoutElement.Frame)
    case began(String), ended(String)
    case faded(Double, Double)
    case zIndex(Int, Int)
    case text(String?, String?)
    /// A property by name, such as "background", and its values before and after.
    case appearance(String, String?, String?)
    /// A layout issue of the element's constraints that appeared or disappeared.
    case unsettled(String), settled(String)
  }

  /// The element's name in messages, such as "cell [0,3]".
  package let name: String
  package let kind: Kind
  /// The element's frames before and after, in points.
  let frames: [LayoutElement.Frame]
  /// The element's name without what identifies it in this picture, such as "UILabel in cell". It
  /// is equal for similar elements of other pictures.
  package var subject = ""

  /// The element's frame before, in points, or nil if it did not exist.
  package var was: LayoutElement.Frame? {
    kind == .new || kind == .entered ? nil : frames.first
  }
  /// The element's frame after, in points, or nil if it no longer exists.
  package var now: LayoutElement.Frame? { kind == .removed || kind == .left ? nil : frames.last }
}

extension LayoutChange: CustomStringConvertible {
  /// A clause such as "cell [0,3] moved 0,+4 pt".
  package var description: String { "\(name) \(clause(isPlural: false))" }

  /// The change of one or several elements: "is new", "are new".
  func clause(isPlural: Bool) -> String {
    let (verb, past) = isPlural ? ("are", "were") : ("is", "was")
    return switch kind {
    case .new: "\(verb) new"
    case .removed: "\(verb) gone"
    case .entered: "became visible"
    case .left: "\(verb) no longer visible"
    case .moved(let x, let y): "moved \(Self.signed(x)),\(Self.signed(y)) pt"
    case .resized(let old, let new): "\(verb) \(Self.size(new)) pt, \(past) \(Self.size(old))"
    case .began(let state): "\(verb) now \(state)"
    case .ended(let state): "\(verb) no longer \(state)"
    case .faded(let old, let new): "alpha \(Self.number(old)) → \(Self.number(new))"
    case .zIndex(let old, let new): "z-index \(old) → \(new)"
    case .text(let old, let new): "text \(Self.quoted(old)) → \(Self.quoted(new))"
    case .unsettled(let issue): "\(isPlural ? "have" : "has") a layout issue, \(issue)"
    case .settled(let issue): "no longer \(isPlural ? "have" : "has") a layout issue, \(issue)"
    case .appearance(let name, let old, let new): "\(name) \(old ?? "none") → \(new ?? "none")"
    }
  }

  /// Sorts causes before their consequences, and edge crossings last.
  var rank: Int {
    switch kind {
    case .moved: 1
    case .entered, .left: 2
    default: 0
    }
  }

  private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "nothing" }

  private static func size(_ frame: LayoutElement.Frame) -> String {
    "\(number(frame.width)) × \(number(frame.height))"
  }

  /// For example, "+4", "-0.5" or "0".
  private static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + number(value) }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
