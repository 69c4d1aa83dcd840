/// The stages of a frame. Times of nested stages are excluded from the outer stage.
package enum Stage: Int32, CaseIterable, Sendable {
  /// Layout passes: querying layouts and placing views.
  case layout
  /// Creating, reusing and configuring cells and other views of a collection view.
  case cells
  /// Laying out text and drawing glyphs.
  case text
  /// Drawing of layers, except for text.
  case draw
  /// Composing layers.
  case compose

  package var name: String { "\(self)" }
}
