import Snapshots
import Staging
import Testing
import UIKit

@Suite struct UIScreenBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UIScreen") {
    $0.row("bounds begin at zero", .apple("uikit/uiscreen/bounds")) {
      #expect(UIScreen.main.bounds.origin == .zero)
    }
    $0.row(
      "the native bounds are the bounds in pixels, upright", .apple("uikit/uiscreen/nativebounds"),
      scale: 3
    ) {
      let size = UIScreen.main.bounds.size
      #expect(
        UIScreen.main.nativeBounds.size
          == CGSize(
            width: min(size.width, size.height) * 3, height: max(size.width, size.height) * 3))
    }
    $0.row("the scale is in the screen's traits", .apple("uikit/uiscreen/scale"), scale: 3) {
      #expect(UIScreen.main.scale == 3 && UIScreen.main.traitCollection.displayScale == 3)
    }
    $0.row("the main screen is in the list of screens", .apple("uikit/uiscreen/screens")) {
      #expect(UIScreen.screens.contains { $0 === UIScreen.main })
    }
    $0.row("a window is on the main screen by default", .apple("uikit/uiwindow/screen")) {
      #expect(UIWindow().screen === UIScreen.main)
    }
    $0.row(
      "the screen shows at least sixty frames per second",
      .apple("uikit/uiscreen/maximumframespersecond")
    ) { #expect(UIScreen.main.maximumFramesPerSecond >= 60) }
    $0.row(
      "a snapshot shows the screen's windows",
      .apple("uikit/uiscreen/snapshotview(afterscreenupdates:)")
    ) {
      let (window, front) = (UIWindow(), UIWindow())
      window.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      front.frame = CGRect(x: 2, y: 2, width: 4, height: 4)
      for (window, color) in [(window, UIColor.red), (front, .blue)] {
        window.backgroundColor = color
        window.makeKeyAndVisible()
      }
      let picture = UIScreen.main.snapshotView(afterScreenUpdates: true)
      #expect(picture.bounds.size == UIScreen.main.bounds.size)
      let pixels = Pixels(of: picture)
      let (red, blue) = ([255, 0, 0, 255], [0, 0, 255, 255])
      #expect(pixels[1, 1] == red && pixels[3, 3] == blue && pixels[5, 5] == blue)
    }
    $0.row("the screen is not captured initially", .apple("uikit/uiscreen/iscaptured")) {
      #expect(!UIScreen.main.isCaptured)
    }
    $0.row(
      "points in a full-screen window are the screen's points",
      .apple("uikit/uiscreen/coordinatespace")
    ) {
      let window = UIWindow()
      let point = window.convert(CGPoint(x: 4, y: 5), to: UIScreen.main.coordinateSpace)
      #expect(point == CGPoint(x: 4, y: 5))
    }
    $0.row(
      "after a picture at another scale, sizes and layouts have the screen's pixels again",
      .apple("uikit/uiscreen/scale"), scale: 3
    ) {
      let (label, list) = (UILabel(), columns())
      label.text = "Text"
      let screen = UIView(frame: list.bounds)
      screen.addSubview(list)
      screen.addSubview(label)
      for _ in 0..<2 {
        screen.layoutIfNeeded()
        #expect(UIScreen.main.scale == 3)
        #expect(pixels(label.intrinsicContentSize.height) == 61)
        let frame = try #require(list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
        #expect(pixels(frame.frame.minX) == 250)
        #expect(screen.snapshotBitmap(scale: 2)?.width == 640)
        list.collectionViewLayout.invalidateLayout()
        label.invalidateIntrinsicContentSize()
      }
    }
    $0.row(
      "a test with fingers can run on a phone's screen",
      .report(
        "https://github.com/pointfreeco/swift-snapshot-testing/blob/main/Sources/SnapshotTesting/"
          + "Common/View.swift"),
      uncertain: "the suite's configurations are for pictures only"
    ) {
      try ViewImageConfig.iPhone13.run(UIViewController()) { controller, window in
        #expect(window.bounds.size == CGSize(width: 390, height: 844))
        #expect(controller.view.safeAreaInsets.top == 47 && UIScreen.main.bounds == window.bounds)
        var taps = 0
        let button = UIButton(primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        controller.view.addSubview(button)
        try window.play { $0.tap(at: CGPoint(x: 150, y: 125)) }
        #expect(taps == 1)
      }
      #expect(UIScreen.main.bounds.width != 390)
    }
  }

  /// Returns columns of 70 points that are 13 1/3 points apart.
  @MainActor private static func columns() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 70, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = Columns.shared
    return view
  }

  private static func pixels(_ length: CGFloat) -> CGFloat { (length * 3).rounded() }

  private final class Columns: NSObject, UICollectionViewDataSource {
    static let shared = Columns()
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }
}
