import Testing
import UIKit

/// Tests views that change their subviews in every layout.
@MainActor @Suite struct SubviewsMadeInLayoutTests {
  private final class Rows: UIView {
    private(set) var layouts = 0
    private var rows: [UIView] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      for row in rows { row.removeFromSuperview() }
      rows = (0..<3).map { _ in UIView() }
      for row in rows { addSubview(row) }
      layoutIfNeeded()
    }
  }

  @Test func rowsMadeAgainInEachLayoutAreLaidOutOnce() {
    let rows = Rows(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rows.layoutIfNeeded()
    #expect(rows.layouts == 1)
    #expect(rows.subviews.count == 3)
    rows.addSubview(UIView())
    rows.layoutIfNeeded()
    #expect(rows.layouts == 2)
  }

  private final class Asking: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      if layouts < 3 { setNeedsLayout() }
    }
  }

  @Test func requestingLayoutWhileLaidOutIsHandled() {
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }
}
