import Testing
import UIKit.UICollectionView
import UIKit.UIGestureRecognizerSubclass

/// Tests that files that import parts of UIKit by name can use all of it.
@MainActor @Suite struct PartImportTests {
  private final class Touching: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  }

  @Test func partsBringAllOfUIKit() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addGestureRecognizer(Touching())
    #expect(view.gestureRecognizers?.count == 1)
    #expect(UICollectionViewFlowLayout().itemSize == CGSize(width: 50, height: 50))
  }
}
