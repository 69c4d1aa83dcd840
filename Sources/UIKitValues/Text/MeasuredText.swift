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

  /// Returns the size for a width, in points; nil if it was not measured at the scale with the
  /// current fonts. A width of nil is no limit.
  package mutating func size(wrappedTo width: CGFloat?, scale: CGFloat) -> CGSize? {
    let generation = FontLibrary.generation
    if scale != self.scale || generation != fonts { self = Self() }
    (self.scale, fonts) = (scale, generation)
    guard let width else { return natural }
    return wrapped?.width == width ? wrapped?.size : nil
  }

  /// Keeps the size measured after ``size(wrappedTo:scale:)`` has returned nil.
  package mutating func keep(_ size: CGSize, wrappedTo width: CGFloat?) {
    if let width { wrapped = Measurement(width: width, size: size) } else { natural = size }
  }
}
