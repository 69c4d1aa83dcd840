import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct AppearanceTests {
  private final class Controller: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
      (self.name, self.diary) = (name, diary)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { diary.entries.append("\(name) load") }
    override func viewWillAppear(_ animated: Bool) {
      diary.entries.append("\(name) will \(animated)")
    }
    override func viewDidAppear(_ animated: Bool) {
      diary.entries.append("\(name) did \(animated)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      diary.entries.append("\(name) will not \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      diary.entries.append("\(name) did not \(animated)")
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func pushingAndPoppingNotifiesBoth() {
    let diary = Diary()
    let navigation = UINavigationController(rootViewController: Controller("a", diary))
    #expect(diary.entries.isEmpty)
    let window = window(navigation)
    #expect(diary.entries == ["a load", "a will false", "a did false"])
    diary.entries = []
    navigation.pushViewController(Controller("b", diary), animated: true)
    #expect(
      diary.entries == [
        "b load", "a will not true", "b will true",
      ])
    diary.entries = []
    window.clock.settle()
    #expect(diary.entries == ["a did not true", "b did true"])
    diary.entries = []
    navigation.popViewController(animated: false)
    #expect(
      diary.entries == ["b will not false", "a will false", "b did not false", "a did false"])
    _ = window
  }

  @Test func whatIsPushedBeforeTheFirstLayoutAppearsAtTheEndOfTheTransition() {
    let diary = Diary()
    let navigation = UINavigationController(rootViewController: Controller("a", diary))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(diary.entries == ["a load", "a will false"])
    navigation.pushViewController(Controller("b", diary), animated: true)
    window.clock.settle()
    #expect(
      diary.entries == [
        "a load", "a will false", "b load", "a will not true", "b will true", "a did not true",
        "b did true",
      ])
  }

  @Test func anInvisibleStackMakesNoCalls() {
    let diary = Diary()
    let navigation = UINavigationController(rootViewController: Controller("a", diary))
    navigation.loadViewIfNeeded()
    navigation.pushViewController(Controller("b", diary), animated: false)
    #expect(diary.entries == [])
    let window = window(navigation)
    #expect(diary.entries == ["b load", "b will false", "b did false"])
    diary.entries = []
    window.rootViewController = UIViewController()
    #expect(diary.entries == ["b will not false", "b did not false"])
  }

  @Test func childrenAppearWithTheirParent() {
    let diary = Diary()
    let (parent, child) = (Controller("parent", diary), Controller("child", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.addChild(Controller("out of sight", diary))
    let window = window(parent)
    #expect(
      diary.entries == [
        "parent load", "child load", "parent will false", "child will false", "parent did false",
        "child did false",
      ])
    diary.entries = []
    window.makeKeyAndVisible()
    parent.endAppearanceTransition()
    #expect(diary.entries.isEmpty)
  }

  private final class Items: UICollectionViewController {
    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collectionView.allowsMultipleSelection = true
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  /// A row is selected, a controller pushed and popped.
  @Test(arguments: [true, false]) func comingBackClearsTheSelection(_ clears: Bool) {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(items.clearsSelectionOnViewWillAppear)
    items.clearsSelectionOnViewWillAppear = clears
    let navigation = UINavigationController(rootViewController: items)
    let window = window(navigation)
    window.layoutIfNeeded()
    for item in [1, 3] {
      items.collectionView.selectItem(at: .item(item), animated: false, scrollPosition: [])
    }
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(items.collectionView.indexPathsForSelectedItems == [.item(1), .item(3)])
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(
      items.collectionView.indexPathsForSelectedItems == (clears ? [] : [.item(1), .item(3)]))
    #expect(items.collectionView.cellForItem(at: .item(3))?.isSelected == !clears)
  }

  /// UIKit's own animators know the controller of the preview; an app's is known by its type only.
  @Test func anOwnAnimatorsPreviewIsNilBehindTheProtocol() {
    final class Own: UIContextMenuInteractionAnimating {
      let previewViewController: UIViewController? = UIViewController()
      func addAnimations(_ animations: @escaping @MainActor () -> Void) {}
      func addCompletion(_ completion: @escaping @MainActor () -> Void) {}
    }
    let own = Own()
    let animator: any UIContextMenuInteractionAnimating = own
    #expect(own.previewViewController != nil && animator.previewViewController == nil)
  }
}
