/// A view whose content has baselines or a height that depends on its width, as text does, in
/// ``UIView/textMetrics``.
@preconcurrency @MainActor
package protocol TextMetrics: UIView {
  /// Returns the baselines of the view's text at a size, in points; nil represents the content's
  /// size. Zero without text.
  func baselineDistances(in size: CGSize?) -> BaselineDistances
  /// The line height of the view's text; nil without text.
  var baselineLineHeight: CGFloat? { get }
  /// Whether the view's height depends on the width from the constraints.
  var wrapsToLayoutWidth: Bool { get }
  /// The text of the view in descriptions; nil without text.
  var logText: String? { get }
  /// Returns the content's size when wrapped to a width, in points.
  func contentSize(wrappedTo width: CGFloat) -> CGSize
  /// The intrinsic content size, in points, that is independent of the view's current width.
  var unwrappedContentSize: CGSize { get }
}

extension TextMetrics {
  package func baselineDistances(in size: CGSize?) -> BaselineDistances { BaselineDistances() }
  package var baselineLineHeight: CGFloat? { nil }
  package var wrapsToLayoutWidth: Bool { false }
  package var logText: String? { nil }
  package func contentSize(wrappedTo width: CGFloat) -> CGSize { intrinsicContentSize }
  package var unwrappedContentSize: CGSize { intrinsicContentSize }
}

extension UIView {
  /// Whether the view's height depends on the width from the constraints.
  var wrapsContent: Bool { textMetrics?.wrapsToLayoutWidth ?? false }

  /// The intrinsic content size for constraints, in points, independent of the current width.
  var unwrappedSize: CGSize { textMetrics?.unwrappedContentSize ?? intrinsicContentSize }

  /// Returns the baselines at a size, in points; nil represents the content's size. Zero without
  /// text.
  func baselines(in size: CGSize?) -> BaselineDistances {
    textMetrics?.baselineDistances(in: size) ?? BaselineDistances()
  }

  /// The distance from the top to the first baseline at the view's size, in points.
  package var distanceFromTopToFirstBaseline: CGFloat { baselines(in: bounds.size).fromTopToFirst }

  /// The distance from the last baseline to the bottom at the view's size, in points.
  package var distanceFromLastBaselineToBottom: CGFloat {
    baselines(in: bounds.size).fromLastToBottom
  }
}
