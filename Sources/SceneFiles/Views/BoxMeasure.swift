import UIKit

/// Measures the sizes of boxes with constraints.
///
/// A view for each style and state is reused for all boxes: measuring three thousand items of a
/// style takes the time of setting their texts, and constraints are created once.
@MainActor
final class BoxMeasure {
  private var views: [String: BoxView] = [:]

  /// Returns the size of a box for a width in points; without one, in its natural width.
  ///
  /// - Complexity: That of showing the box, and of solving for the changed texts.
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
