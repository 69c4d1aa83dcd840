/// One thing that is otherwise in one layout than in another.
package struct LayoutChange: Equatable {
  package enum Kind: Equatable {
    case new, gone
    case moved(x: Double, y: Double)
    /// Width and height in points, before and after.
    case resized(LayoutElement.Frame, LayoutElement.Frame)
    case began(String), ended(String)
    case faded(Double, Double)
    case zIndex(Int, Int)
    case text(String?, String?)
  }

  /// As words call it: "cell [0,3]".
  package let name: String
  package let kind: Kind
  /// Where the element was and is, in points.
  let frames: [LayoutElement.Frame]

  /// Where the element was, in points; nil for a new one.
  package var was: LayoutElement.Frame? { kind == .new ? nil : frames.first }
  /// Where it is, in points; nil for one that is gone.
  package var now: LayoutElement.Frame? { kind == .gone ? nil : frames.last }
}

extension LayoutChange: CustomStringConvertible {
  /// A clause: "cell [0,3] moved 0,+4".
  package var description: String {
    switch kind {
    case .new: "\(name) is new"
    case .gone: "\(name) is gone"
    case .moved(let x, let y): "\(name) moved \(Self.signed(x)),\(Self.signed(y))"
    case .resized(let old, let new):
      "\(name) is \(Self.size(new)), was \(Self.size(old))"
    case .began(let state): "\(name) is now \(state)"
    case .ended(let state): "\(name) is no longer \(state)"
    case .faded(let old, let new):
      "\(name) has alpha \(Self.number(new)), had \(Self.number(old))"
    case .zIndex(let old, let new): "\(name) has z-index \(new), had \(old)"
    case .text(let old, let new): "\(name) says \(Self.quoted(new)), said \(Self.quoted(old))"
    }
  }

  private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "nothing" }

  private static func size(_ frame: LayoutElement.Frame) -> String {
    "\(number(frame.width)) × \(number(frame.height))"
  }

  /// "+4", "-0.5", "0".
  static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + number(value) }

  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
