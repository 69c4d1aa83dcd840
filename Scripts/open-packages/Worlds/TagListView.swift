@testable import TagListView
import Support
import UIKit

/// A view of tags, which has no cells: all hundred are shown at once.
private final class Screen: UIViewController, HundredItems {
  var shown: Set<Int> = []
  private let list = TagListView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  override func loadView() {
    view = UIView(frame: list.frame)
    for number in 0..<100 { list.addTag("Tag \(number * 37 % 100)").tag = number }
    view.addSubview(list)
  }

  func scrollThrough() {
    view.layoutIfNeeded()
    let tags = list.tagViews.filter { $0.superview != nil && !$0.frame.isEmpty }
    shown = Set(tags.map(\.tag))
  }
}

@MainActor func makeScreen() -> UIViewController { Screen() }
