/// The style of an underline or a strikethrough.
package struct TextLineStyle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case single, thick, double }

  package enum Pattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot

    /// Alternating lengths of dashes and gaps, as multiples of a single line's thickness; empty for
    /// a solid line. Uncertain.
    var lengths: [Double] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }

  package var kind: Kind
  package var pattern: Pattern
  /// Whether white space is excluded.
  package var isByWord: Bool

  package init(_ kind: Kind, pattern: Pattern = .solid, isByWord: Bool = false) {
    self.kind = kind
    self.pattern = pattern
    self.isByWord = isByWord
  }
}
