import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ChildExchangeTests {
  @Test func aChildTakesTheOthersPlace() {
    let diary = Diary()
    let parent = UIViewController()
    let (a, b) = (DiaryController("a", diary), DiaryController("b", diary))
    let window = shownWindow(parent)
    for child in [a, b] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(a.view)
    window.clock.advance(by: 0)
    _ = diary.news()
    var ended = false
    b.view.frame = CGRect(x: 320, y: 0, width: 320, height: 480)
    parent.transition(from: a, to: b, duration: 1, animations: { b.view.frame.origin.x = 0 }) {
      ended = $0
    }
    #expect(a.view.superview === parent.view && b.view.superview === parent.view)
    #expect(b.view.seenCenter.x == 480)
    window.layoutIfNeeded()
    window.clock.advance(by: 1)
    #expect(ended && a.view.superview == nil && b.view.seenCenter.x == 160)
    #expect(a.parent === parent)
    #expect(
      diary.news().filter { $0.contains("appear") }
        == [
          "a will disappear true", "b will appear true", "b is appearing", "a did disappear",
          "b did appear",
        ])
  }
}
