import UIKit

extension Scene {
  /// A mosaic during a reorder: the tile B under the finger, above its neighbours, which move
  /// aside.
  ///
  /// At the end the finger rests; a picture at an earlier time shows the neighbours' animation.
  package static let reordering = Scene(
    name: "reordering", summary: "A mosaic while a finger carries one of its tiles",
    defaultSize: CGSize(width: 375, height: 500), fingersDown: [1],
    make: { _ in makeMosaic() },
    perform: { window in
      try? window.play { finger in
        finger.longPress(at: CGPoint(x: 138, y: 44), duration: 0.5)
        finger.move(to: CGPoint(x: 230, y: 190))
      }
    })

  /// Creates the mosaic before the user has moved an item.
  @MainActor
  package static func makeMosaic() -> UIViewController {
    let layout = MosaicLayout()
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    return ReorderingViewController(collectionViewLayout: layout)
  }
}
