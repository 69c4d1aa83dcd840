/// Where the baselines of a view's text lie, in points inside its alignment rectangle.
@_spi(UIKit) public struct BaselineDistances: Equatable, Sendable {
  public var fromTopToFirst: CGFloat = 0
  public var fromLastToBottom: CGFloat = 0

  public init(fromTopToFirst: CGFloat = 0, fromLastToBottom: CGFloat = 0) {
    self.fromTopToFirst = fromTopToFirst
    self.fromLastToBottom = fromLastToBottom
  }
}

extension UIView {
  /// From the top to the first baseline at the size that the view has, in points.
  package var distanceFromTopToFirstBaseline: CGFloat {
    baselineDistances(in: bounds.size).fromTopToFirst
  }

  /// From the last baseline to the bottom at the size that the view has, in points.
  package var distanceFromLastBaselineToBottom: CGFloat {
    baselineDistances(in: bounds.size).fromLastToBottom
  }
}
