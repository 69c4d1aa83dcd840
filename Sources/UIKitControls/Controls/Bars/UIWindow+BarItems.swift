extension UIWindow {
  /// The visible and touchable bar buttons, with their frames in the window.
  package var barItems: [(item: UIBarButtonItem, frame: CGRect)] {
    barItems(in: self).map { item, frame, view in (item, view.convert(frame, to: self)) }
  }

  private func barItems(in view: UIView) -> [(UIBarButtonItem, CGRect, UIView)] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    switch view {
    case let bar as UINavigationBar: return bar.buttonFrames.map { ($0.item, $0.frame, bar) }
    case let button as BarItemButton: return [(button.item, button.bounds, button)]
    default: return view.subviews.flatMap(barItems)
    }
  }
}

extension UIBarButtonItem {
  /// The names of the button: its identifier, its title, and the name of its system item.
  package var names: [String] {
    let named = [accessibilityIdentifier, title, systemItem.map { "\($0)" }]
    return named.compactMap { $0 }.filter { !$0.isEmpty }
  }
}
