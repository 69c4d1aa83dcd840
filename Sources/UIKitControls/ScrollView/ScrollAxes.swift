/// The axes along which content is scrolled.
struct ScrollAxes: OptionSet {
  let rawValue: Int

  static let horizontal = ScrollAxes(rawValue: 1 << 0)
  static let vertical = ScrollAxes(rawValue: 1 << 1)

  /// The ratio of a translation's axes from which it locks to the longer one. Apple documents that
  /// a diagonal drag does not lock, but not the ratio.
  private static let lockRatio: CGFloat = 2

  /// The axis with the larger component of a translation.
  init(mainOf translation: CGVector) {
    self = abs(translation.dx) > abs(translation.dy) ? .horizontal : .vertical
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns the axes of a drag that begins with a translation.
  func locked(to translation: CGVector) -> ScrollAxes {
    let (long, short) = (
      max(abs(translation.dx), abs(translation.dy)), min(abs(translation.dx), abs(translation.dy))
    )
    return long >= Self.lockRatio * short ? intersection(ScrollAxes(mainOf: translation)) : self
  }
}

extension UIScrollView {
  /// The axes along which a touch can scroll: those with more content than is visible, or that
  /// always bounce.
  var scrollableAxes: ScrollAxes {
    guard isScrollEnabled else { return [] }
    var axes: ScrollAxes = []
    let (least, greatest) = (minimumContentOffset, maximumContentOffset)
    if greatest.x > least.x || bounces(along: \.x) && alwaysBounceHorizontal {
      axes.insert(.horizontal)
    }
    if greatest.y > least.y || bounces(along: \.y) && alwaysBounceVertical {
      axes.insert(.vertical)
    }
    return axes
  }

  /// Returns whether content bounces along an axis.
  func bounces(along axis: KeyPath<CGPoint, CGFloat>) -> Bool {
    bounces && (axis == \.x ? bouncesHorizontally : bouncesVertically)
  }

  /// Returns the range of content offsets at rest along an axis.
  func range(_ axis: KeyPath<CGPoint, CGFloat>) -> ClosedRange<CGFloat> {
    minimumContentOffset[keyPath: axis]...maximumContentOffset[keyPath: axis]
  }

  /// Returns whether more content can be scrolled to in the direction of a translation.
  func canFollow(_ translation: CGVector, along axis: ScrollAxes) -> Bool {
    guard scrollableAxes.contains(axis) else { return false }
    let (translation, offset, range) =
      axis == .horizontal
      ? (translation.dx, contentOffset.x, range(\.x))
      : (translation.dy, contentOffset.y, range(\.y))
    return translation > 0 ? offset > range.lowerBound : offset < range.upperBound
  }
}
