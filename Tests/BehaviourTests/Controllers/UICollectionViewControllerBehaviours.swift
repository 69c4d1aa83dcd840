import Testing
import UIKit

@Suite struct UICollectionViewControllerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  /// A controller of five items that counts how often their number is requested.
  private final class Items: UICollectionViewController {
    var counts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(
        UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      counts += 1
      return 5
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @MainActor
  private static func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  static let rows: Behaviours = Behaviours(of: "UICollectionViewController") {
    $0.row(
      "the controller is data source and delegate of its own collection view",
      .apple("uikit/uicollectionviewcontroller/collectionview")
    ) {
      let layout = UICollectionViewFlowLayout()
      let controller = Items(collectionViewLayout: layout)
      #expect(controller.collectionView.dataSource === controller)
      #expect(controller.collectionView.delegate === controller)
      #expect(controller.collectionView.collectionViewLayout === layout)
    }
    $0.row(
      "a new collection view's data source is not replaced",
      .apple("uikit/uicollectionviewcontroller/collectionview")
    ) {
      let (controller, other) = (
        Items(collectionViewLayout: UICollectionViewFlowLayout()),
        CollectionScreen([2], layout: UICollectionViewFlowLayout())
      )
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.dataSource = other
      controller.collectionView = view
      #expect(view.dataSource === other && view.delegate === controller)
    }
    $0.row(
      "collectionViewLayout is the layout that the controller was made with",
      .apple("uikit/uicollectionviewcontroller/collectionviewlayout")
    ) {
      let layout = UICollectionViewFlowLayout()
      let controller = Items(collectionViewLayout: layout)
      controller.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
      #expect(controller.collectionViewLayout === layout)
    }
    $0.row(
      "the items exist when the controller is shown",
      .apple("uikit/uicollectionviewcontroller")
    ) {
      let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
      let window = shown(controller)
      #expect(controller.collectionView.visibleCells.count == 5)
      #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(controller.view.window === window)
    }
    $0.row(
      "the selection is cleared each time the view appears, by default",
      .apple("uikit/uicollectionviewcontroller/clearsselectiononviewwillappear")
    ) {
      for clears in [true, false] {
        let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.clearsSelectionOnViewWillAppear)
        controller.clearsSelectionOnViewWillAppear = clears
        let window = shown(controller)
        controller.collectionView.selectItem(
          at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        window.rootViewController = UIViewController()
        window.layoutIfNeeded()
        window.rootViewController = controller
        window.layoutIfNeeded()
        let selected = controller.collectionView.indexPathsForSelectedItems ?? []
        #expect(selected.map(\.item) == (clears ? [] : [2]))
      }
    }
    $0.row(
      "a long press on a movable item moves it by default",
      .apple("uikit/uicollectionviewcontroller/installsstandardgestureforinteractivemovement")
    ) {
      final class Movable: UICollectionViewController {
        var moves: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(
            UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(
          _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }
        override func collectionView(
          _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(
          _ collectionView: UICollectionView, moveItemAt source: IndexPath,
          to destination: IndexPath
        ) { moves.append("\(source.item) to \(destination.item)") }
      }
      for installs in [true, false] {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        let controller = Movable(collectionViewLayout: layout)
        #expect(controller.installsStandardGestureForInteractiveMovement)
        controller.installsStandardGestureForInteractiveMovement = installs
        let window = shown(controller)
        try window.play {
          $0.down(at: CGPoint(x: 100, y: 25))
          $0.wait(0.8)
          $0.move(to: CGPoint(x: 100, y: 145), duration: 0.3)
          $0.lift()
        }
        window.clock.settle()
        #expect(controller.moves == (installs ? ["0 to 2"] : []))
      }
    }
    $0.row(
      "layout-to-layout navigation transitions are off by default",
      .apple("uikit/uicollectionviewcontroller/uselayouttolayoutnavigationtransitions")
    ) {
      let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
      #expect(!controller.useLayoutToLayoutNavigationTransitions)
    }
    $0.row(
      "a pushed controller can show the lower controller's items in its own layout",
      .apple("uikit/uicollectionviewcontroller/uselayouttolayoutnavigationtransitions")
    ) {
      let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      large.itemSize = CGSize(width: 150, height: 150)
      let (root, next) = (
        Items(collectionViewLayout: small), Items(collectionViewLayout: large)
      )
      let navigation = UINavigationController(rootViewController: root)
      let window = shown(navigation)
      next.useLayoutToLayoutNavigationTransitions = true
      navigation.pushViewController(next, animated: true)
      window.clock.settle()
      window.layoutIfNeeded()
      let cells = (next.view as? UICollectionView ?? next.collectionView).visibleCells
      #expect(cells.first?.frame.width == 150)
      navigation.popViewController(animated: true)
      window.clock.settle()
      window.layoutIfNeeded()
      #expect(root.collectionView.visibleCells.first?.frame.width == 50)
    }
  }
}
