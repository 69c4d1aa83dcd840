import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls
@testable import UIKitViews

/// The edit menu and the context menu of an item.
@MainActor @Suite struct ItemMenuTests {
  @MainActor private final class Delegate: NSObject, UICollectionViewDelegate {
    var heard: [String] = []
    var shows = true
    var allowed: Set<String> = ["cut:", "copy:", "paste:"]
    var menu: UIMenu?
    var commitStyle = UIContextMenuInteractionCommitStyle.dismiss
    var returns: UITargetedPreview?

    func collectionView(
      _ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath
    ) -> Bool {
      heard.append("menu? \(path.item)")
      return shows
    }
    func collectionView(
      _ view: UICollectionView, canPerformAction action: Selector, forItemAt path: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      heard.append("can \(action)")
      return allowed.contains("\(action)")
    }
    func collectionView(
      _ view: UICollectionView, performAction action: Selector, forItemAt path: IndexPath,
      withSender sender: Any?
    ) {
      heard.append("do \(action) \(path.item)")
      if action == "copy:" { UIPasteboard.general.string = "\(path.item)" }
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let menu else { return nil }
      heard.append("configuration \(paths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
    func collectionView(
      _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("opens")
      animator?.addCompletion { [weak self] in self?.heard.append("open") }
    }
    func collectionView(
      _ view: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      heard.append("closes")
      animator?.addCompletion { [weak self] in self?.heard.append("closed") }
    }
    func collectionView(
      _ view: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      heard.append("commits \(animator.preferredCommitStyle == .dismiss)")
      animator.preferredCommitStyle = commitStyle
      animator.addCompletion { [weak self] in self?.heard.append("committed") }
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt path: IndexPath
    ) -> UITargetedPreview? { returns }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
      heard.append("selected \(path.item)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let fixture = Fixture(count: 30)
  private let delegate = Delegate()

  init() {
    fixture.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    fixture.view.delegate = delegate
    window.addSubview(fixture.view)
    window.layoutIfNeeded()
  }

  private func play(_ write: (inout TouchScript) -> Void) throws -> [String] {
    try window.play(write)
    return take()
  }

  private func take() -> [String] {
    defer { delegate.heard = [] }
    return delegate.heard
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> View? {
    for subview in (view ?? window).subviews.reversed() {
      if let found = subview as? View ?? find(type, in: subview) { return found }
    }
    return nil
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func press(_ item: Int) throws -> [String] {
    let cell = try #require(fixture.view.cellForItem(at: .item(item)))
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    return try play {
      $0.longPress(at: place, duration: 0.5)
      $0.lift()
    }
  }

  private func tap(_ text: String, in view: UIView) throws {
    let label = try #require(labels(in: view).first { $0.text == text })
    let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
    try window.play { $0.tap(at: place) }
  }

  // MARK: The edit menu

  @Test func theEditMenuOffersWhatMayBeDone() throws {
    delegate.allowed = ["cut:", "copy:"]
    #expect(try press(2) == ["menu? 2", "can cut:", "can copy:", "can paste:"])
    let bar = try #require(find(EditMenuBar.self))
    #expect(labels(in: bar).map(\.text) == ["Cut", "Copy"])
    let cell = try #require(fixture.view.cellForItem(at: .item(2)))
    let target = cell.convert(cell.bounds, to: window)
    #expect(bar.frame.maxY == target.minY - 8 && bar.bounds.height == 44)
    #expect(bar.frame.minX >= 8)
    window.clock.advance(by: 0.1)
    #expect(bar.layer.presentation()?.opacity == 0.5)
    window.clock.settle()
    try tap("Copy", in: bar)
    #expect(take() == ["do copy: 2"] && UIPasteboard.general.string == "2")
    window.clock.settle()
    #expect(find(EditMenuBar.self) == nil)
  }

  @Test func noMenuLeavesTheFingerToOthers() throws {
    delegate.shows = false
    #expect(try press(1) == ["menu? 1", "selected 1"])
    delegate.shows = true
    delegate.allowed = []
    #expect(try press(2).last == "selected 2" && find(EditMenuBar.self) == nil)
  }

  @Test func aFingerBesideTakesTheMenuAway() throws {
    _ = try press(0)
    #expect(find(EditMenuBar.self) != nil)
    #expect(try play { $0.tap(at: CGPoint(x: 300, y: 460)) } == [])
    window.clock.settle()
    #expect(find(EditMenuBar.self) == nil && window.subviews.count == 1)
  }

  // MARK: The context menu

  @Test func aTapOnThePreviewIsReported() throws {
    delegate.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    _ = try press(3)
    window.clock.settle()
    _ = take()
    let preview = try #require(find(PreviewView.self))
    let place = preview.center
    #expect(try play { $0.tap(at: place) } == ["commits true", "closes"])
    #expect(preview.alpha == 1 && preview.transform == .identity)
    window.clock.settle()
    #expect(take() == ["committed", "closed"] && find(PreviewView.self) == nil)
  }

  @Test func aPreviewThatPopsCoversTheScreenAndFades() throws {
    delegate.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    delegate.commitStyle = .pop
    _ = try press(3)
    window.clock.settle()
    let preview = try #require(find(PreviewView.self))
    let place = preview.center
    try window.play { $0.tap(at: place) }
    #expect(preview.alpha == 0 && preview.frame.contains(window.bounds))
    #expect(preview.center == CGPoint(x: 160, y: 240))
  }

  @Test func liftedItemsReturnWhereTheDelegateSpecifies() throws {
    delegate.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let other = try #require(fixture.view.cellForItem(at: .item(0)))
    delegate.returns = UITargetedPreview(view: other)
    _ = try press(3)
    window.clock.settle()
    let preview = try #require(find(PreviewView.self))
    try window.play { $0.tap(at: CGPoint(x: 310, y: 470)) }
    #expect(
      preview.center
        == other.convert(CGPoint(x: other.bounds.midX, y: other.bounds.midY), to: window))
  }

  @Test func theContextMenuOpensAndDoes() throws {
    var done: [String] = []
    delegate.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in done.append("copy") },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIMenu(
        options: .displayInline,
        children: [
          UIAction(title: "Delete", attributes: .destructive) { _ in done.append("delete") }
        ]),
    ])
    #expect(try press(3) == ["configuration [3]", "opens"])
    let list = try #require(find(MenuList.self))
    #expect(list.bounds.size == CGSize(width: 250, height: 44 + 8 + 44))
    #expect(labels(in: list).map(\.text) == ["Copy", "Delete"])
    let half = list.layer.presentation()
    #expect(half?.opacity == 0)
    window.clock.advance(by: 0.15)
    #expect(list.layer.presentation()?.opacity == 0.5)
    window.clock.settle()
    #expect(take() == ["open"])
    let cell = try #require(fixture.view.cellForItem(at: .item(3)))
    #expect(cell.layer.isHidden)
    let target = cell.convert(cell.bounds, to: window)
    #expect(list.frame.minY == target.maxY + 16 && list.frame.minX == 54)
    try tap("Delete", in: list)
    #expect(done == ["delete"] && take() == ["closes"])
    window.clock.settle()
    #expect(take() == ["closed"] && !cell.layer.isHidden && window.subviews.count == 1)
  }

  @Test func aMenuInsideAMenuHasAWayBack() throws {
    var done: [String] = []
    delegate.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in done.append("copy") },
      UIMenu(
        title: "Move to",
        children: [UIAction(title: "Pantry") { _ in done.append("pantry") }]),
    ])
    _ = try press(3)
    window.clock.settle()
    let list = try #require(find(MenuList.self))
    let top = list.frame.minY
    for _ in 0..<2 {
      try tap("Move to", in: list)
      #expect(labels(in: list).map(\.text) == ["Move to", "Pantry"])
      try tap("Move to", in: list)
      #expect(labels(in: list).map(\.text) == ["Copy", "Move to"])
      #expect(list.frame.minY == top && list.frame.height == 88)
    }
    try tap("Move to", in: list)
    try tap("Pantry", in: list)
    #expect(done == ["pantry"])
  }

  /// An item that is lifted and put down without movement opens its menu.
  @Test func aDragThatIsNotMovedOpensTheMenu() throws {
    final class Dragging: NSObject, UICollectionViewDragDelegate {
      func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))] }
    }
    let dragging = Dragging()
    delegate.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    fixture.view.dragDelegate = dragging
    fixture.view.dragInteractionEnabled = true
    let cell = try #require(fixture.view.cellForItem(at: .item(3)))
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
    _ = try play { $0.longPress(at: place, duration: 0.8) }
    #expect(fixture.view.hasActiveDrag && find(MenuList.self) == nil)
    #expect(try play { $0.lift() } == ["configuration [3]", "opens"])
    #expect(find(MenuList.self) != nil)
    window.clock.settle()
    #expect(!fixture.view.hasActiveDrag)
  }

  /// The positions of a menu of 250 by 100 points beside previews in a container of 300 by 400.
  @Test func theMenuFindsItsPlace() {
    func places(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
      let places = ContextMenuLayout(
        of: CGRect(x: x, y: y, width: width, height: height), menu: CGSize(width: 250, height: 100),
        in: CGRect(x: 0, y: 0, width: 300, height: 400))
      return [places.menu.minX, places.menu.minY, places.preview.minY]
    }
    #expect(places(10, 10, 50, 50) == [10, 76, 10])
    #expect(places(240, 10, 50, 50) == [40, 76, 10])
    #expect(places(10, 340, 50, 50) == [10, 224, 340])
    #expect(places(10, 60, 280, 270) == [10, 300, 14])
  }

  @Test func theSelectionComesAlong() throws {
    delegate.menu = UIMenu(children: [])
    fixture.view.allowsMultipleSelection = true
    for item in [1, 4] {
      fixture.view.selectItem(at: .item(item), animated: false, scrollPosition: [])
    }
    #expect(try press(4).first == "configuration [1, 4]")
    window.clock.settle()
    _ = try play { $0.tap(at: CGPoint(x: 300, y: 460)) }
    window.clock.settle()
    #expect(take() == ["closed"])
    #expect(try press(2).first == "configuration [2]")
  }

  // MARK: The pasteboard

  @Test func thePasteboardHoldsOneThing() {
    let board = UIPasteboard()
    #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.numberOfItems == 2 && board.changeCount == 1)
    board.color = .red
    #expect(board.string == nil && board.color == .red && board.hasColors)
    board.url = URL(string: "https://example.org")
    #expect(board.hasURLs && !board.hasImages)
    board.string = nil
    #expect(board.numberOfItems == 0)
  }

  /// A menu of a plain view.
  @Test func plainViewsHaveContextMenus() throws {
    final class Maker: NSObject, UIContextMenuInteractionDelegate {
      var places: [CGPoint] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        places.append(location)
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(title: "Title", children: [UIAction(title: "One") { _ in }])
        })
      }
    }
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    let maker = Maker()
    let interaction = UIContextMenuInteraction(delegate: maker)
    view.addInteraction(interaction)
    window.addSubview(view)
    try window.play {
      $0.longPress(at: CGPoint(x: 50, y: 40), duration: 0.5)
      $0.lift()
    }
    #expect(maker.places == [CGPoint(x: 30, y: 20)])
    window.clock.settle()
    let list = try #require(find(MenuList.self))
    #expect(list.frame == CGRect(x: 20, y: 76, width: 250, height: 75))
    interaction.dismissMenu()
    window.clock.settle()
    #expect(find(MenuList.self) == nil && !view.layer.isHidden)
  }
}
