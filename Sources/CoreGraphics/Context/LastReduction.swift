import Synchronization

/// The last reduction of an image. A screen that is drawn again, in another test or at another
/// offset, draws its images at the same sizes.
///
/// Measured with the scene file `shop`, whose three photos are drawn smaller: filtering them takes
/// 40 of 99 million instructions per picture.
final class LastReduction: Sendable {
  /// What identifies a part of a reduction.
  struct Key: Equatable, Sendable {
    let across: ReducedSide
    let down: ReducedSide
    let columns: Range<Int>
    let rows: Range<Int>
  }

  private let last = Mutex<(key: Key, image: CGImage)?>(nil)

  /// Returns the part of the reduction, which is made unless it is the last one; nil if memory is
  /// exhausted. Two threads may make the same part.
  func image(for key: Key, make: () -> Bitmap?) -> CGImage? {
    if let known = last.withLock({ $0?.key == key ? $0?.image : nil }) { return known }
    guard let image = make().map(CGImage.init(sharing:)) else { return nil }
    last.withLock { $0 = (key, image) }
    return image
  }
}
