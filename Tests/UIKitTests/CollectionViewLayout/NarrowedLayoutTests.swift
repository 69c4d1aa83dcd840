import Testing
@testable import UIKit

/// Layouts written as subclasses in the wild are.
@MainActor @Suite struct NarrowedLayoutTests {
  private final class ToAndFro: UICollectionViewFlowLayout {
    override func prepare() {
      itemSize = CGSize(width: 100, height: 50)
      itemSize.width -= 40
    }
  }

  @Test func measuresThatArePreparedInStepsAreTaken() {
    let layout = ToAndFro()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.layoutIfNeeded()
    #expect(layout.itemSize == CGSize(width: 60, height: 50))
  }

  private final class Layout: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView {
      guard let view = super.collectionView else { fatalError("nobody uses the layout") }
      return view
    }
  }

  @Test func itIsAskedOnlyByWhoKnows() {
    let layout = Layout()
    #expect(layout.shouldInvalidateLayout(forBoundsChange: .zero) == false)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    _ = layout.invalidationContext(forBoundsChange: .zero)
  }
}
