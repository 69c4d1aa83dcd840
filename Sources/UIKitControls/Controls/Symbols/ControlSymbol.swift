/// A sign that controls carry: an outline in a box, drawn by hand for this package.
///
/// They stand for the symbols that UIKit draws there, which may not be used elsewhere: alike in
/// size and stroke, not in every curve.
@MainActor
package struct ControlSymbol {
  /// The box that ``path`` lies in, in points.
  package let size: CGSize
  /// What is filled.
  let path: CGPath
  /// Whether a part inside another one is a hole.
  var hasHoles = false

  /// A sign of lines with round ends.
  init(size: CGSize, lineWidth: CGFloat, lines: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    lines(path)
    self.size = size
    self.path = path.copy(
      strokingWithWidth: lineWidth, lineCap: .round, lineJoin: .round, miterLimit: 10)
  }

  /// A sign of filled shapes.
  init(size: CGSize, hasHoles: Bool = false, shapes: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    shapes(path)
    (self.size, self.path, self.hasHoles) = (size, path, hasHoles)
  }
}
