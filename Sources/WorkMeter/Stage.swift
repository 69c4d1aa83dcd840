/// The stages of a frame. A stage inside another stops the outer one's time.
package enum Stage: Int32, CaseIterable, Sendable {
  /// Layout passes: asking layouts, placing views.
  case layout
  /// Making, reusing and configuring cells and other views of a collection view.
  case cells
  /// Breaking text into lines and painting its glyphs.
  case text
  /// Layers drawing their own pixels, apart from text.
  case draw
  /// Putting layers together.
  case compose

  package var name: String { "\(self)" }
}
