import Testing
import UIKit
import UIKitTestSupport

extension UIViewControllerBehaviours {
  private static let lifeCycle = Source.suite(
    "swift-snapshot-testing testUIViewControllerLifeCycle", license: "MIT")

  static func appearingAgain(_ rows: inout Behaviours) {
    rows.row(
      "beginAppearanceTransition calls the methods of a controller that its window shows again",
      lifeCycle
    ) {
      let diary = Diary()
      let window = shownWindow(DiaryController("a", diary))
      _ = diary.news()
      window.rootViewController?.beginAppearanceTransition(true, animated: false)
      window.rootViewController?.endAppearanceTransition()
      let news = diary.news().filter { $0 != "a is appearing" }
      #expect(news == ["a will appear false", "a did appear"])
    }
    rows.row(
      "a child removed while its parent disappears is called for its view and for its parent",
      lifeCycle
    ) {
      let diary = Diary()
      let (root, child) = (UIViewController(), DiaryController("c", diary))
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let window = shownWindow(root)
      _ = diary.news()
      root.beginAppearanceTransition(false, animated: false)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      root.endAppearanceTransition()
      let news = diary.news()
      for call in ["c will disappear false", "c did disappear"] {
        #expect(news.filter { $0 == call }.count == 2)
      }
      #expect(news.last == "c did disappear")
      _ = window
    }
  }
}
