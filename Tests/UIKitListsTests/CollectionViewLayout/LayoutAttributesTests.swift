import Testing
import UIKit

@MainActor
@Suite struct LayoutAttributesTests {
  private final class Marked: UICollectionViewLayoutAttributes {
    var mark = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Marked)?.mark = mark
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? Marked)?.mark == mark
    }
  }

  private func cell() -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 1))
  }

  @Test func startsAtTheDefaults() {
    let attributes = cell()
    #expect(attributes.frame == .zero)
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform == .identity)
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
  }

  @Test func knowsItsKind() {
    let path = IndexPath(item: 0, section: 0)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "d", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "h")
    #expect(line.representedElementCategory == .decorationView)
    #expect(line.representedElementKind == "d")
    #expect(header != line)
  }

  @Test func frameCentreAndSizeAreOneThing() {
    let attributes = cell()
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.center = .zero
    #expect(attributes.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    attributes.bounds = CGRect(x: 7, y: 7, width: 4, height: 4)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func aFrameOfThirdsIsReadAsItWasSet() {
    let attributes = cell()
    let frame = CGRect(x: 203.0 / 3, y: 1.0 / 3, width: 100.0 / 3, height: 10)
    attributes.frame = frame
    #expect(attributes.frame == frame)
  }

  @Test func bothTransformsAreOneThing() {
    let attributes = cell()
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(attributes.transform3D.m11 == 2)
    #expect(attributes.frame == CGRect(x: -5, y: -20, width: 20, height: 60))
    #expect(attributes.size == CGSize(width: 10, height: 20))
    attributes.transform3D = CATransform3DIdentity
    #expect(attributes.transform == .identity)
  }

  @Test func everyFieldCountsForEquality() {
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.size.width = 1 }, { $0.center.x = 1 }, { $0.size.height = 1 }, { $0.alpha = 0.5 },
      { $0.zIndex = 1 }, { $0.isHidden = true }, { $0.transform3D.m34 = 0.1 },
      { $0.transform.tx = 1 }, { $0.indexPath = IndexPath(item: 0, section: 0) },
    ]
    for change in changes {
      let changed = cell()
      change(changed)
      #expect(changed != cell())
      #expect(changed == changed.copy() as? UICollectionViewLayoutAttributes)
    }
    #expect(cell() == cell())
    #expect(cell().hash == cell().hash)
  }

  @Test func aCopyIsOfItsOriginalsClass() {
    let marked = Marked(forCellWith: IndexPath(item: 0, section: 0))
    marked.mark = 4
    marked.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = marked.copy() as? Marked
    #expect(copy?.mark == 4)
    #expect(copy?.frame == marked.frame)
    #expect(copy == marked)
    copy?.mark = 5
    #expect(copy != marked)
  }

  @Test func describesItselfInUIKitsWords() {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "H", with: IndexPath(item: 0, section: 3))
    header.frame = CGRect(x: 0, y: 12.5, width: 320, height: 50)
    header.zIndex = 10
    #expect(
      header.description
        == "<UICollectionViewLayoutAttributes> index path: ({length = 2, path = 3 - 0});"
        + " element kind: (H); frame = (0 12.5; 320 50); zIndex = 10; ")
  }
}
