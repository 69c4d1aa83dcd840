/// A snapshot, and what lies where in it.
package struct Capture<Format> {
  package let value: Format
  /// Reads the layout off what was drawn. It costs something and is asked for at once or never:
  /// only where a golden is written or a failure explained. Nil where a snapshot shows no views.
  package let layout: (() -> PictureLayout)?
  /// Gives what was drawn back as it was before; called once, when nothing more is asked.
  package let finish: (() -> Void)?

  package init(
    _ value: Format, layout: (() -> PictureLayout)? = nil, finish: (() -> Void)? = nil
  ) {
    self.value = value
    self.layout = layout
    self.finish = finish
  }

  /// The same snapshot in another format.
  package func map<Other>(_ transform: (Format) throws -> Other) rethrows -> Capture<Other> {
    Capture<Other>(try transform(value), layout: layout, finish: finish)
  }
}
