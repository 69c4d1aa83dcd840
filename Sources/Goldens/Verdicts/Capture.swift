/// A snapshot and its layout.
package struct Capture<Format> {
  package let value: Format
  /// Reads the layout of the snapshot. It is slow, and is called immediately or never: when a
  /// golden is written or a failure explained. Nil for a snapshot without views.
  package let layout: (() -> PictureLayout)?
  /// Restores the drawn screen; called once, at the end.
  package let finish: (() -> Void)?

  package init(
    _ value: Format, layout: (() -> PictureLayout)? = nil, finish: (() -> Void)? = nil
  ) {
    self.value = value
    self.layout = layout
    self.finish = finish
  }

  /// Returns the snapshot in another format.
  package func map<Other>(_ transform: (Format) throws -> Other) rethrows -> Capture<Other> {
    Capture<Other>(try transform(value), layout: layout, finish: finish)
  }
}
