/// The constants of a view class, which its initializers set.
package struct ViewBehavior: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// UIKit sets the subviews' frames, as a cell sets its content view's.
  package static let placesSubviews = Self(rawValue: 1 << 0)
  /// The background is drawn with square corners if the view has rounded ones but does not clip to
  /// its bounds.
  package static let squareBackground = Self(rawValue: 1 << 1)
  /// By default, scroll views do not cancel touches of the view, as for controls.
  package static let keepsTouches = Self(rawValue: 1 << 2)
  /// Touches that begin in the view never scroll its superviews and are delivered at once.
  package static let preventsScrolling = Self(rawValue: 1 << 3)
  /// The class overrides ``UIView/draw(_:)-(CGRect)``.
  static let overridesDrawing = Self(rawValue: 1 << 4)
}
