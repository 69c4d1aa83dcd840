import Testing
import UIKit

@MainActor
@Suite struct ScrollViewGoldens {
  private func show(
    _ name: String, ground: UIColor = .systemYellow, offset: CGPoint = CGPoint(x: 0, y: 40),
    change: (UIScrollView) -> Void = { _ in }
  ) {
    Golden(group: "ScrollView").views(name) { root in
      let view = UIScrollView(frame: root.bounds)
      view.backgroundColor = ground
      view.contentSize = CGSize(width: 120, height: 160)
      change(view)
      view.contentOffset = offset
      view.showScrollIndicators()
      root.addSubview(view)
    }
  }

  /// Two indicators are 3 points from the edges: dark with a light rim, dark, light on black.
  @Test(arguments: [
    ("indicators-default", UIScrollView.IndicatorStyle.default), ("indicators-black", .black),
    ("indicators-white", .white),
  ])
  func style(_ name: String, _ style: UIScrollView.IndicatorStyle) {
    show(name, ground: style == .white ? .black : .systemYellow) { $0.indicatorStyle = style }
  }

  /// The right indicator begins 10 points further down and ends above the lowest 20; the bottom has
  /// no indicator.
  @Test func insets() {
    show("indicator-insets", offset: .zero) {
      $0.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
      $0.showsHorizontalScrollIndicator = false
    }
  }

  /// The content is pulled 20 points past the end: the right indicator is short and stays at the
  /// end.
  @Test func pulledPastTheEnd() { show("indicator-past-end", offset: CGPoint(x: 0, y: 120)) }
}
