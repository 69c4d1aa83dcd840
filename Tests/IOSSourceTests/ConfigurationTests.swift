import Testing
import UIKit

@testable import IOSSources

@MainActor @Suite struct ConfigurationTests {
  private func screen(_ rows: [EmojiListViewController.Row]) throws -> UICollectionView {
    let controller = EmojiListViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    let view = try #require(controller.collectionView)
    view.contentInsetAdjustmentBehavior = .never
    controller.show(rows)
    // The collection view does not retain its data source.
    keeper = controller
    controller.view.layoutIfNeeded()
    view.layoutIfNeeded()
    return view
  }

  @MainActor private final class Box { var controller: EmojiListViewController? }
  private let box = Box()
  private var keeper: EmojiListViewController? {
    get { box.controller }
    nonmutating set { box.controller = newValue }
  }

  @Test func aCellFollowsItsOwnState() throws {
    let view = try screen([.emoji("🐈"), .emoji("🐕")])
    let cell = try #require(view.cellForItem(at: [0, 1]) as? EmojiCell)
    let content = try #require(cell.contentView as? EmojiContentView)
    #expect(content.label.text == "🐕" && content.label.font.pointSize == 17)
    #expect(content.frame == cell.bounds && content.label.frame == content.bounds)
    #expect(cell.updates == 1)
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(cell.updates == 2)
    #expect(cell.contentView === content && content.label.font.pointSize == 30)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    view.deselectItem(at: [0, 1], animated: false)
    view.layoutIfNeeded()
    #expect(content.label.font.pointSize == 17)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func aHandlerConfiguresACell() throws {
    let view = try screen([.link(title: "Cats", detail: "All of them")])
    let cell = try #require(view.cellForItem(at: [0, 0]))
    func content() throws -> UIListContentConfiguration {
      try #require(cell.contentConfiguration as? UIListContentConfiguration)
    }
    #expect(try content().textProperties.color == .systemBlue)
    #expect(cell.backgroundConfiguration?.backgroundColor == .clear)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(try content().textProperties.color == .white)
    #expect(cell.backgroundConfiguration?.backgroundColor == nil)
  }

  @Test func aGroupedRowGoesGreyByItself() throws {
    let view = try screen([.setting(title: "Name", value: "Tom")])
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }
}
