import UIKit

/// A view of 100 × 100 points with a subview at its corner that constraints place.
@MainActor
struct LaidOut {
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view: UIView

  init(_ view: UIView = UIView(), _ constraints: (UIView, UIView) -> [NSLayoutConstraint]) {
    self.view = view
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, host))
    host.layoutIfNeeded()
  }
}

/// Returns a view with an intrinsic size.
@MainActor
func sized(_ width: CGFloat, _ height: CGFloat) -> SizedView {
  let view = SizedView()
  view.size = CGSize(width: width, height: height)
  return view
}

/// Returns the frames of arranged subviews of the given widths, 10 points high, in a stack of a
/// width.
@MainActor
func row(_ widths: [CGFloat], in width: CGFloat, _ change: (UIStackView) -> Void) -> [CGRect] {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
  for width in widths { stack.addArrangedSubview(sized(width, 10)) }
  change(stack)
  stack.layoutIfNeeded()
  return stack.arrangedSubviews.map(\.frame)
}

func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
