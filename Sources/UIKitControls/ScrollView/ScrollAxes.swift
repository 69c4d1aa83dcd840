/// The axes along which content is scrolled.
struct ScrollAxes: OptionSet {
  let rawValue: Int

  static let horizontal = ScrollAxes(rawValue: 1 << 0)
  static let vertical = ScrollAxes(rawValue: 1 << 1)

  /// How much longer a way must be along one axis than along the other to keep to it. Apple says
  /// that a diagonal drag locks nothing, and gives no figure.
  private static let lockRatio: CGFloat = 2

  /// The axis along which a way is longer.
  init(mainOf way: CGVector) { self = abs(way.dx) > abs(way.dy) ? .horizontal : .vertical }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The axes to which a drag keeps that begins with a way.
  func locked(to way: CGVector) -> ScrollAxes {
    let (long, short) = (max(abs(way.dx), abs(way.dy)), min(abs(way.dx), abs(way.dy)))
    return long >= Self.lockRatio * short ? intersection(ScrollAxes(mainOf: way)) : self
  }
}

extension UIScrollView {
  /// The axes along which a finger can scroll: those along which there is more content than is in
  /// sight, or that always bounce.
  var scrollableAxes: ScrollAxes {
    guard isScrollEnabled else { return [] }
    var axes: ScrollAxes = []
    let (least, greatest) = (minimumContentOffset, maximumContentOffset)
    if greatest.x > least.x || bounces && alwaysBounceHorizontal { axes.insert(.horizontal) }
    if greatest.y > least.y || bounces && alwaysBounceVertical { axes.insert(.vertical) }
    return axes
  }

  /// Where the content can rest along an axis.
  func range(_ axis: KeyPath<CGPoint, CGFloat>) -> ClosedRange<CGFloat> {
    minimumContentOffset[keyPath: axis]...maximumContentOffset[keyPath: axis]
  }

  /// Whether content further on in the direction of a finger's way could come into sight.
  func canFollow(_ way: CGVector, along axis: ScrollAxes) -> Bool {
    guard scrollableAxes.contains(axis) else { return false }
    let (way, offset, range) =
      axis == .horizontal
      ? (way.dx, contentOffset.x, range(\.x)) : (way.dy, contentOffset.y, range(\.y))
    return way > 0 ? offset > range.lowerBound : offset < range.upperBound
  }
}
