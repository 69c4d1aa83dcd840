import Testing
import UIKit

@testable import UIKitControls

@MainActor @Suite struct DeferredMenuTests {
  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { texts($0) }
  }

  @Test func elementsComeWhenTheyAreMade() {
    var answer: (([UIMenuElement]) -> Void)?
    let menu = UIMenu(children: [
      UIAction(title: "First") { _ in }, UIDeferredMenuElement { answer = $0 },
    ])
    let list = MenuList(menu) { _ in }
    #expect(texts(list) == ["First", "Loading…"])
    answer?([UIAction(title: "Second") { _ in }, UIAction(title: "Third") { _ in }])
    #expect(texts(list) == ["First", "Second", "Third"])
    #expect(list.bounds.height == 132)
    answer = nil
    #expect(texts(MenuList(menu) { _ in }) == ["First", "Second", "Third"])
    #expect(answer == nil)
  }

  @Test func uncachedValuesAreCreatedAgain() {
    var count = 0
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { answer in
        count += 1
        answer([UIAction(title: "\(count)") { _ in }])
      }
    ])
    #expect(texts(MenuList(menu) { _ in }) == ["1"])
    #expect(texts(MenuList(menu) { _ in }) == ["2"])
  }

  @Test func aPaletteIsSideBySide() {
    let palette = UIMenu(
      options: .displayAsPalette,
      children: ["A", "B"].map { UIAction(title: $0) { _ in } })
    var chosen: [String] = []
    let list = MenuList(UIMenu(children: [palette])) { chosen.append($0.title) }
    let rows = list.subviews[0].subviews.flatMap(\.subviews).compactMap { $0 as? MenuRow }
    #expect(
      rows.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 125, height: 44), CGRect(x: 125, y: 0, width: 125, height: 44),
      ])
    #expect(list.bounds.height == 44)
    rows[1].sendActions(for: .touchUpInside)
    rows[1].sendActions(for: .primaryActionTriggered)
    #expect(chosen.contains("B"))
  }
}
