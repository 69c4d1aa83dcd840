import Testing
import UIKit

@testable import UIKitLists

/// Layout subclasses as written in real projects.
@MainActor @Suite struct NarrowedLayoutTests {
  private final class ToAndFro: UICollectionViewFlowLayout {
    override func prepare() {
      itemSize = CGSize(width: 100, height: 50)
      itemSize.width -= 40
    }
  }

  private final class Three: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func measuresThatArePreparedInStepsAreTaken() {
    let (layout, source) = (ToAndFro(), Three())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 130, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 60, height: 50))
    // The superclass's prepare() was not called.
    #expect(view.contentSize == CGSize(width: 130, height: 110))
    #expect(view.visibleCells.count == 3)
  }

  private final class Layout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView {
      guard let view = super.collectionView else { fatalError("nobody uses the layout") }
      return view
    }
  }

  @Test func itIsCalledOnlyByItsUsers() {
    let layout = Layout()
    #expect(layout.shouldInvalidateLayout(forBoundsChange: .zero) == false)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    _ = layout.invalidationContext(forBoundsChange: .zero)
  }
}
