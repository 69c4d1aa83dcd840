import UIKit

/// A view that does something in each of its layouts, as apps do in `viewDidLayoutSubviews()`.
///
/// It gives up after ten of them, where a screen's layout would not end.
final class ActingView: UIView {
  var act: () -> Void = {}
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if layouts <= 10 { act() }
  }
}

/// How often a view is laid out that does something to a subview in each layout; the subview stands
/// at its corner by constraints.
@MainActor
func layouts(ofViewAround view: UIView, doing act: @escaping () -> Void) -> Int {
  let host = ActingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  view.translatesAutoresizingMaskIntoConstraints = false
  host.addSubview(view)
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: host.topAnchor),
    view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
  ])
  host.act = act
  host.layoutIfNeeded()
  return host.layouts
}

/// Whether a view that has been laid out asks for layout because something is done to it.
@MainActor
func asksForLayout(_ view: UIView, after act: () -> Void) -> Bool {
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  view.frame = host.bounds
  host.addSubview(view)
  act()
  host.layoutIfNeeded()
  act()
  return view.layer.needsLayout() || host.layer.needsLayout()
}
