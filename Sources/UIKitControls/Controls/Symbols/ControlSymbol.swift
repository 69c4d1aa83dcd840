/// A symbol of controls: an outline in a box, drawn for this package.
///
/// They replace the SF Symbols that UIKit draws, which may not be used elsewhere: similar in size
/// and stroke, not identical in shape.
@MainActor
package struct ControlSymbol {
  /// The size of the box around ``path``, in points.
  package let size: CGSize
  /// The filled outline.
  let path: CGPath
  /// Whether nested parts are holes.
  var hasHoles = false

  /// Creates a symbol of lines with round ends.
  init(size: CGSize, lineWidth: CGFloat, lines: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    lines(path)
    self.size = size
    self.path = path.copy(
      strokingWithWidth: lineWidth, lineCap: .round, lineJoin: .round, miterLimit: 10)
  }

  /// Creates a symbol of filled shapes.
  init(size: CGSize, hasHoles: Bool = false, shapes: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    shapes(path)
    (self.size, self.path, self.hasHoles) = (size, path, hasHoles)
  }
}
