import Sessions
import Testing
import UIKit

/// Tests the calls to a layout while an animator moves its items.
@MainActor @Suite struct DynamicLayoutFrameTests {
  final class Swing: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    private(set) var asked = 0

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty,
        let item = super.layoutAttributesForItem(at: [0, 0])
      else { return }
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
      animator.addBehavior(spring)
      item.center.y += 40
      animator.updateItem(usingCurrentState: item)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      asked += 1
      return animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// The session is its own, and its clock is at the beginning of a frame.
  @Test func eachFrameIsLaidOut() {
    RenderSession.fresh().present {
      let (layout, source) = (Swing(), Source())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
      let before = layout.asked
      window.clock.advance(by: 10.5 / 60)
      view.layoutIfNeeded()
      #expect(layout.asked == before + 10)
    }
  }
}
