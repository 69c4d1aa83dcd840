import Testing
import UIKit

/// Tests that many subviews behave as few do: beyond some hundreds they have another storage.
@MainActor @Suite struct ManySubviewsTests {
  private let root = UIView()
  private let views = (0..<1000).map { _ in UIView() }

  private func check(_ expected: [UIView]) {
    #expect(root.subviews == expected)
    #expect(root.layer.sublayers ?? [] == expected.map(\.layer))
  }

  @Test func theyComeAndGoInOrder() {
    for view in views { root.addSubview(view) }
    check(views)
    for view in views.prefix(700) { view.removeFromSuperview() }
    check(Array(views.dropFirst(700)))
    while let last = root.subviews.last { last.removeFromSuperview() }
    check([])
  }

  @Test func theyComeFromTheFrontAndGoInReverse() {
    for view in views { root.insertSubview(view, at: 0) }
    check(views.reversed())
    for view in root.subviews.reversed().prefix(999) { view.removeFromSuperview() }
    check([views[999]])
  }

  @Test func theyChangeTheirOrder() {
    for view in views { root.addSubview(view) }
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[998])
    root.exchangeSubview(at: 0, withSubviewAt: 999)
    root.insertSubview(views[500], aboveSubview: views[501])
    root.insertSubview(views[600], belowSubview: views[599])
    var expected = Array(views[1...])
    expected.append(views[0])
    expected.remove(at: 997)
    expected.insert(views[998], at: 0)
    expected.swapAt(0, 999)
    expected.swapAt(500, 501)
    expected.swapAt(599, 600)
    check(expected)
  }
}
