/// The measured sizes of a text: on one line, and wrapped to one width.
///
/// Each label has one, limited to two measurements. Finding a text's layout in the cache takes 0.7
/// µs for its hash, and each layout pass measures every label of a cell.
package struct MeasuredText {
  private struct Measurement {
    let width: CGFloat
    let size: CGSize
  }

  private var natural: CGSize?
  private var wrapped: Measurement?
  private var scale: CGFloat = 0
  private var fonts = -1

  package init() {}

  /// Returns a size in points, measured if it is not known for the width, the scale and the current
  /// fonts; a width of nil is no limit.
  package mutating func size(
    wrappedTo width: CGFloat?, scale: CGFloat, measure: () -> CGSize
  ) -> CGSize {
    let generation = FontLibrary.generation
    if scale != self.scale || generation != fonts { self = Self() }
    (self.scale, fonts) = (scale, generation)
    if let width, let wrapped, wrapped.width == width { return wrapped.size }
    if width == nil, let natural { return natural }
    let size = measure()
    if let width { wrapped = Measurement(width: width, size: size) } else { natural = size }
    return size
  }
}
