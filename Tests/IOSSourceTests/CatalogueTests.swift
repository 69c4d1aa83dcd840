import Testing
import UIKit

@testable import IOSSources

/// Tests a screen of compositional sections, written for an iPhone.
@MainActor @Suite struct CatalogueTests {
  @Test func sectionsOfEveryKindAreBelowEachOther() throws {
    let controller = CatalogueViewController()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 900)
    controller.view.layoutIfNeeded()
    let view = try #require(controller.collectionView)
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    // The handler has not changed the size of the card in the middle.
    #expect(frame(0, 0)?.size == CGSize(width: 360, height: 200))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview !== view)
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: CatalogueViewController.headerKind, at: IndexPath(item: 0, section: 2))
    #expect(header?.frame.minY == (frame(0, 2)?.minY ?? 0) - 44)
    #expect(frame(1, 2) == frame(0, 2)?.offsetBy(dx: 205, dy: 0))
    #expect(frame(3, 3) == CGRect(x: 200, y: (frame(2, 3)?.minY ?? 0), width: 200, height: 60))
    #expect(controller.currentPage == 0)
  }
}
