/// One thing that is otherwise in one layout than in another.
package struct LayoutChange: Equatable {
  package enum Kind: Equatable {
    case new, gone
    /// Pushed or scrolled over the picture's edge: in, or out.
    case entered, left
    /// In points.
    case moved(x: Double, y: Double)
    /// Width and height in points, before and after.
    case resized(LayoutElement.Frame, LayoutElement.Frame)
    case began(String), ended(String)
    case faded(Double, Double)
    case zIndex(Int, Int)
    case text(String?, String?)
    /// A property by name, "background", before and after.
    case look(String, String?, String?)
    /// Something that constraints leave open or contradict: there now, or no longer.
    case unsettled(String), settled(String)
  }

  /// As words call it: "cell [0,3]".
  package let name: String
  package let kind: Kind
  /// Where the element was and is, in points.
  let frames: [LayoutElement.Frame]
  /// What the element has in common with its like in other pictures: its name without what tells it
  /// from them, "UILabel in cell".
  package var subject = ""

  /// Where the element was, in points; nil for one that was not there.
  package var was: LayoutElement.Frame? {
    kind == .new || kind == .entered ? nil : frames.first
  }
  /// Where it is, in points; nil for one that is not there.
  package var now: LayoutElement.Frame? { kind == .gone || kind == .left ? nil : frames.last }
}

extension LayoutChange: CustomStringConvertible {
  /// A clause: "cell [0,3] moved 0,+4 pt".
  package var description: String { "\(name) \(clause(isPlural: false))" }

  /// What became of the element, or of several: "is new", "are new".
  func clause(isPlural: Bool) -> String {
    let (verb, past) = isPlural ? ("are", "were") : ("is", "was")
    return switch kind {
    case .new: "\(verb) new"
    case .gone: "\(verb) gone"
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
    case .look(let name, let old, let new): "\(name) \(old ?? "none") → \(new ?? "none")"
    }
  }

  /// Causes before what follows from them, and what only crossed the picture's edge last.
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

  /// "+4", "-0.5", "0".
  private static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + number(value) }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
