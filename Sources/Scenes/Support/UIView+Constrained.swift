import UIKit

extension UIView {
  /// Adds subviews for layout by constraints.
  func addConstrained(_ views: [UIView]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Returns constraints that align the view's edges with another's.
  func edges(of other: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
      topAnchor.constraint(equalTo: other.topAnchor),
      bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ]
  }

  /// Returns constraints that align the view's edges with a guide's.
  func edges(of guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }
}
