import Testing
import UIKit
import WorkMeter

@testable import UIKitLists

/// Tests the cost of loading, in counts: a registered nib is read once for any number of cells.
@MainActor
struct CountTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
  }

  private static let xib = Document.xib(
    """
    <collectionViewCell reuseIdentifier="Cell" id="c">\
    <rect key="frame" x="0" y="0" width="50" height="50"/>\
    <view key="contentView" id="v"><subviews><label text="A" id="l"/></subviews></view>\
    </collectionViewCell>
    """)

  private func work(_ nib: UINib) -> (read: Int, made: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    let source = Source()
    view.dataSource = source
    view.register(nib, forCellWithReuseIdentifier: "Cell")
    let before = WorkMeter.tally
    view.layoutIfNeeded()
    for y in stride(from: 0.0, through: 600, by: 30) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }
    let after = WorkMeter.tally
    return (after[.nibsRead] - before[.nibsRead], after[.nibObjectsMade] - before[.nibObjectsMade])
  }

  @Test func `a registered nib is read once, a nib made for each cell each time`() {
    let once = work(UINib(data: Self.xib, bundle: nil))
    let often = work(
      UINib { UINib(data: Self.xib, bundle: nil).instantiate(withOwner: nil) })
    #expect(once.read == 1)
    // The document describes a cell and its label; the cell makes its content view.
    #expect(once.made == often.made && once.made == 2 * often.read)
    #expect(often.read >= 15 && often.read < 30)
  }
}
