/// The content of an inline box. Contents with equal subjects are drawn equally.
package final class InlineContent: Hashable, Sendable {
  package typealias Drawing = @Sendable (CGRect, TextColor, CGContext) -> Void

  private let subject: any Hashable & Sendable
  private let drawing: Drawing

  /// Creates a content; `drawing` takes a rectangle in user space (y down) and the text's colour.
  package init(subject: any Hashable & Sendable, drawing: @escaping Drawing) {
    self.subject = subject
    self.drawing = drawing
  }

  func draw(in rect: CGRect, color: TextColor, of context: CGContext) {
    drawing(rect, color, context)
  }

  package static func == (one: InlineContent, other: InlineContent) -> Bool {
    one === other || AnyHashable(one.subject) == AnyHashable(other.subject)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(subject)) }
}
