/// Why a strategy took no snapshot. `description` is one sentence.
public enum SnapshotError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The picture would have no pixels, or more than a bitmap can hold. Size in points.
  case unusableSize(CGSize, scale: CGFloat)
  /// A content offset was asked for and nothing scrolls.
  case nothingScrolls(String)
  /// The image has no pixels of its own.
  case noPixels

  public var description: String {
    switch self {
    case .unusableSize(let size, let scale):
      "There is no picture of \(size.width) × \(size.height) points at scale \(scale)."
    case .nothingScrolls(let type):
      "A content offset was given, but \(type) neither is nor contains a scroll view."
    case .noPixels:
      "The image holds no pixels."
    }
  }
}
