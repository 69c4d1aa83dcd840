import UIKit

/// A view that calls a closure in each of its layout passes, as apps do in
/// `viewDidLayoutSubviews()`.
///
/// It stops after ten passes, where a screen's layout would not end.
final class ActingView: UIView {
  var act: () -> Void = {}
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if layouts <= 10 { act() }
  }
}

/// Returns the number of layout passes of a view that calls a closure in each; constraints hold the
/// subview at its corner.
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

/// Whether a repeated change makes a view that is laid out need layout.
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
