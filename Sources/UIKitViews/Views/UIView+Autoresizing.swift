extension UIView {
  /// The margins and dimensions of a view that change with the superview's size.
  ///
  /// Source: Apple, UIView.AutoresizingMask.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Resizes the view after a change of the superview's size.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var rect = frame
    guard rect.origin.x.isFinite, rect.origin.y.isFinite else { return }
    (rect.origin.x, rect.size.width) = Self.share(
      new.width - old.width, before: rect.minX, size: rect.width, after: old.width - rect.maxX,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    (rect.origin.y, rect.size.height) = Self.share(
      new.height - old.height, before: rect.minY, size: rect.height, after: old.height - rect.maxY,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    frame = rect
  }

  /// The change of the frame per point of a change of the superview's size; nil if there is none.
  var autoresizingShare: AutoresizingShare? {
    guard !autoresizingMask.isEmpty, let superview, superview.autoresizesSubviews else {
      return nil
    }
    let (rect, size) = (frame, superview.bounds.size)
    let x = Self.share(
      1, before: rect.minX, size: rect.width, after: size.width - rect.maxX,
      flexible: (
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin)
      ))
    let y = Self.share(
      1, before: rect.minY, size: rect.height, after: size.height - rect.maxY,
      flexible: (
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin)
      ))
    return AutoresizingShare(
      x: x.origin - rect.minX, y: y.origin - rect.minY, width: x.size - rect.width,
      height: y.size - rect.height)
  }

  /// Distributes a change among the flexible parts in proportion to their lengths, or evenly if all
  /// are zero. Source: WinObjC, UIView.mm, after UIKit.
  private static func share(
    _ change: CGFloat, before: CGFloat, size: CGFloat, after: CGFloat,
    flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (origin: CGFloat, size: CGFloat) {
    let lengths = [
      flexible.before ? before : 0, flexible.size ? size : 0, flexible.after ? after : 0,
    ]
    let count = [flexible.before, flexible.size, flexible.after].filter { $0 }.count
    guard count > 0, change != 0 else { return (before, size) }
    let total = lengths.reduce(0, +)
    func part(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? change * lengths[index] / total : change / CGFloat(count)
    }
    return (before + part(0, flexible.before), max(0, size + part(1, flexible.size)))
  }
}

/// The change of a frame per point by which its superview grows.
struct AutoresizingShare: Equatable {
  var x: CGFloat
  var y: CGFloat
  var width: CGFloat
  var height: CGFloat

  subscript(attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left: x
    case .top: y
    case .width: width
    default: height
    }
  }
}
