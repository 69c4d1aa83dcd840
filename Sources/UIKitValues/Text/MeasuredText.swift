/// The sizes that a text was found to have: on one line, and wrapped to one width.
///
/// A label has one of its own, which two measurements bound. To find a text's layout in the cache
/// takes 0.7 µs for its hash; a pass by constraints or by hand asks each label of a cell.
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

  /// A size in points, measured where it is not known for a width, a scale and the fonts of now; a
  /// nil width is no limit.
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
