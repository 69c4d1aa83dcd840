/// A snapshot, and what lies where in it.
package struct Capture<Format> {
  package let value: Format
  /// Reads the layout off what was drawn. It costs something and is asked for at once or never:
  /// only where a golden is written or a failure explained. Nil where a snapshot shows no views.
  package let layout: (@MainActor () -> PictureLayout)?

  package init(_ value: Format, layout: (@MainActor () -> PictureLayout)? = nil) {
    self.value = value
    self.layout = layout
  }
}

extension Capture: Sendable where Format: Sendable {}
