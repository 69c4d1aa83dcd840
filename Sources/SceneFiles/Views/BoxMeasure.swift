import UIKit

/// Asks constraints how large boxes are.
///
/// A view for each style and state is kept and shows one box after the other: measuring three
/// thousand items of a style costs setting their texts, and the constraints are made once.
@MainActor
final class BoxMeasure {
  private var views: [String: BoxView] = [:]

  /// The size of a box in a width in points; without one, as wide as its content wants to be.
  ///
  /// - Complexity: that of showing the box, and of solving what its texts change.
  func size(
    of box: ResolvedBox, inWidth width: CGFloat?, direction: UISemanticContentAttribute
  ) -> CGSize {
    let view = views[box.origin] ?? BoxView(frame: .zero)
    views[box.origin] = view
    view.show(box, direction: direction)
    view.setRoom(width)
    return view.systemLayoutSizeFitting(
      CGSize(width: width ?? 0, height: 0),
      withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
