import Sessions
import Synchronization
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitRuntime

/// Tests the properties of bars and their buttons since iOS 15, and the positions of titles.
@MainActor @Suite struct WideBarTests {
  private func bar(_ item: UINavigationItem, over back: UINavigationItem? = nil) -> UINavigationBar
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [back, item].compactMap { $0 }
    bar.layoutIfNeeded()
    return bar
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private func logged(_ body: () -> Void) -> [String] {
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { line in heard.withLock { $0.append(line) } }, body)
    return heard.withLock { $0 }
  }

  // MARK: Groups

  @Test func groupsAreButtonsInReadingOrder() {
    let item = UINavigationItem(title: "a")
    let (one, two, three) = (button("1"), button("2"), button("3"))
    item.leadingItemGroups = [one.creatingFixedGroup(), two.creatingFixedGroup()]
    item.trailingItemGroups = [
      UIBarButtonItemGroup.fixedGroup(items: [button("x"), button("y")])
    ]
    item.pinnedTrailingGroup = three.creatingFixedGroup()
    #expect(item.leftBarButtonItems?.map(\.title) == ["1", "2"])
    #expect(item.rightBarButtonItems?.map(\.title) == ["3", "y", "x"])
    #expect(three.buttonGroup === item.pinnedTrailingGroup)
    item.trailingItemGroups[0].isHidden = true
    #expect(item.rightBarButtonItems?.map(\.title) == ["3"])
  }

  @Test func absentPartsAreLogged() {
    let item = UINavigationItem(title: "a")
    let lines = logged {
      item.style = .browser
      item.titleMenuProvider = { _ in nil }
      item.centerItemGroups = [button("1").creatingFixedGroup()]
      item.preferredSearchBarPlacement = .stacked
    }
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == [
        "UINavigationItem.style", "UINavigationItem.titleMenuProvider",
        "UINavigationItem.centerItemGroups",
      ])
    #expect(item.style == .browser && item.searchBarPlacement == .stacked)
  }

  // MARK: Buttons

  @Test func hiddenButtonsTakeNoRoom() {
    let item = UINavigationItem(title: "a")
    let (one, two) = (button("one"), button("two"))
    item.rightBarButtonItems = [one, two]
    let bar = bar(item)
    let before = bar.buttonFrames.first { $0.item === one }?.frame.maxX
    one.isHidden = true
    #expect(bar.buttonFrames.map(\.item) == [two])
    #expect(abs(bar.buttonFrames[0].frame.maxX - (before ?? 0)) < 0.001)
  }

  @Test func hiddenButtonsTakeNoRoomInToolbars() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (one, two) = (button("one"), button("two"))
    toolbar.items = [one, two]
    let all = toolbar.subviews.filter { $0 is BarItemButton }.count
    one.isHidden = true
    #expect(all == 2 && toolbar.subviews.filter { $0 is BarItemButton }.count == 1)
    one.isHidden = false
    #expect(toolbar.subviews.filter { $0 is BarItemButton }.count == 2)
  }

  @Test func aButtonIsAsWideAsItsWidestTitle() {
    let item = UINavigationItem(title: "a")
    let (short, long) = (button("On"), button("Continue"))
    item.rightBarButtonItem = long
    let wanted = bar(item).buttonFrames[0].frame.width
    item.rightBarButtonItem = short
    #expect(bar(item).buttonFrames[0].frame.width < wanted)
    short.possibleTitles = ["Off", "Continue"]
    #expect(bar(item).buttonFrames[0].frame.width == wanted)
  }

  // MARK: Back buttons

  @Test func anItemsActionReplacesGoingBack() {
    var count = 0
    let item = UINavigationItem(title: "b")
    let bar = bar(item, over: UINavigationItem(title: "a"))
    item.backAction = UIAction { _ in count += 1 }
    bar.backButton?.primaryAction?.performWithSender(nil, target: nil)
    #expect(count == 1 && bar.topItem === item)
    item.backAction = nil
    bar.backButton?.primaryAction?.performWithSender(nil, target: nil)
    #expect(count == 1 && bar.topItem?.title == "a")
  }

  @Test func anItemsActionShowsABackButtonAlone() {
    let item = UINavigationItem(title: "b")
    let bar = bar(item)
    #expect(bar.backButton == nil)
    item.backAction = UIAction(title: "Done") { _ in }
    #expect(bar.backButton?.title == "Done")
  }

  /// A picture of a bar with a back button.
  private func picture(_ change: () -> Void) -> [UInt8] {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 44)
    return RenderSession.fresh(bounds: bounds, scale: 1).run {
      change()
      return bar(UINavigationItem(title: "b"), over: UINavigationItem(title: "Titles"))
        .pictureBytes
    }
  }

  @Test func aDistantTitleOfABackButtonIsNotSeen() {
    let plain = picture {}
    let moved = picture {
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
    }
    let empty = picture {
      UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: 0, vertical: -1000), for: .default)
    }
    #expect(plain != moved && moved == empty)
  }

  @Test func backgroundsOfButtonsAreLogged() {
    let image = UIImage.of(["rrr", "rrr", "rrr"])
    let lines = logged {
      button("a").setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
      button("a").setBackgroundImage(image, for: .normal, barMetrics: .default)
    }
    #expect(lines.count == 1 && lines[0].contains("UIBarButtonItem.setBackgroundImage"))
  }

  @Test func theTitleIsMovedDown() {
    let bar = bar(UINavigationItem(title: "a"))
    let before = bar.pictureBytes
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5 && bar.pictureBytes != before)
  }
}
