import Sessions
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct UIMenuControllerTests {
  private final class Cell: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "reply"].contains(action.description)
    }
    override func copy(_ sender: Any?) { heard.append("copy") }
  }

  private func screen() -> (Cell, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = Cell(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    window.addSubview(cell)
    window.makeKeyAndVisible()
    return (cell, window)
  }

  private func bar(_ window: UIWindow) -> EditMenuBar? {
    window.subviews.flatMap(\.subviews).compactMap { $0 as? EditMenuBar }.first
  }

  @Test func theMenuOffersWhatTheFirstResponderDoes() throws {
    try RenderSession(beginningWith: []).run {
      let (cell, window) = screen()
      let menu = UIMenuController.shared
      menu.menuItems = [
        UIMenuItem(title: "Reply", action: Selector("reply")),
        UIMenuItem(title: "Other", action: Selector("other")),
      ]
      menu.showMenu(from: cell, rect: cell.bounds)
      #expect(!menu.isMenuVisible)
      cell.becomeFirstResponder()
      menu.showMenu(from: cell, rect: cell.bounds)
      #expect(menu.isMenuVisible)
      let bar = try #require(self.bar(window))
      let titles = bar.subviews.flatMap(\.subviews).flatMap(\.subviews).flatMap(\.subviews)
        .compactMap { ($0 as? UILabel)?.text }
      #expect(titles == ["Copy", "Reply"])
      #expect(menu.menuFrame.maxY == 192)
      let finger = Finger(over: window)
      let place = CGPoint(x: bar.frame.minX + 20, y: bar.frame.midY)
      finger.down(at: place)
      finger.up(at: place)
      #expect(cell.heard == ["copy"] && !menu.isMenuVisible)
    }
  }

  @Test func respondersAreQueriedAlongTheChain() {
    let (outer, inner) = (Cell(), UIView())
    outer.addSubview(inner)
    #expect(inner.target(forAction: Selector("copy:"), withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: Selector("paste:"), withSender: nil) == nil)
  }
}
