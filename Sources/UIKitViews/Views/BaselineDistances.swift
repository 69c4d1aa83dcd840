/// The distances of a view's baselines to its alignment rectangle, in points.
@_spi(UIKit) public struct BaselineDistances: Equatable, Sendable {
  public var fromTopToFirst: CGFloat = 0
  public var fromLastToBottom: CGFloat = 0

  public init(fromTopToFirst: CGFloat = 0, fromLastToBottom: CGFloat = 0) {
    self.fromTopToFirst = fromTopToFirst
    self.fromLastToBottom = fromLastToBottom
  }
}

extension UIView {
  /// The distance from the top to the first baseline at the view's size, in points.
  package var distanceFromTopToFirstBaseline: CGFloat {
    baselineDistances(in: bounds.size).fromTopToFirst
  }

  /// The distance from the last baseline to the bottom at the view's size, in points.
  package var distanceFromLastBaselineToBottom: CGFloat {
    baselineDistances(in: bounds.size).fromLastToBottom
  }
}
