import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitLists

@MainActor @Suite struct AttributesMixingTests {
  private final class Tinted: UICollectionViewLayoutAttributes {
    nonisolated(unsafe) var tint = 0

    nonisolated override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      let from = tint
      (copy as? Tinted)?.tint = from
      return copy
    }
  }

  private func attributes(
    _ change: (Tinted) -> Void
  ) -> Tinted {
    let attributes = Tinted(forCellWith: .item(3))
    change(attributes)
    return attributes
  }

  /// From (0, 0, 100, 100) to (200, 0, 50, 50): at a quarter, the centre is at 93.75 and the side
  /// is 87.5.
  @Test func centreAndSizeGoEvenly() {
    let a = attributes { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    let b = attributes { $0.frame = CGRect(x: 200, y: 0, width: 50, height: 50) }
    let mixed = a.mixed(with: b, 0.25)
    #expect(mixed.frame == CGRect(x: 50, y: 0, width: 87.5, height: 87.5))
    #expect(mixed.center == CGPoint(x: 93.75, y: 43.75) && mixed.indexPath == .item(3))
    #expect(a.mixed(with: b, 0) == a && a.mixed(with: b, 1) == b)
  }

  @Test func whatIsHiddenFades() {
    let shown = attributes { $0.alpha = 0.8 }
    let hidden = attributes { $0.isHidden = true }
    #expect(shown.mixed(with: hidden, 0.25).alpha == 0.6000000000000001)
    #expect(!shown.mixed(with: hidden, 0.25).isHidden)
    #expect(hidden.mixed(with: shown, 0.5).alpha == 0.4)
    #expect(hidden.mixed(with: hidden, 0.5).isHidden)
  }

  /// A quarter turn is interpolated as a rotation: an eighth at the middle, without scaling.
  @Test func aTurnStaysATurn() {
    let upright = attributes { $0.size = CGSize(width: 10, height: 10) }
    let turned = attributes {
      $0.size = CGSize(width: 10, height: 10)
      $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    let half = upright.mixed(with: turned, 0.5).transform
    #expect(abs(half.a - 0.5.squareRoot()) < 1e-12 && abs(half.b - 0.5.squareRoot()) < 1e-12)
    let twice = attributes { $0.transform = CGAffineTransform(scaleX: 3, y: 1) }
    #expect(abs(upright.mixed(with: twice, 0.5).transform.a - 2) < 1e-12)
  }

  @Test func whatHasNoMiddleChangesHalfWay() throws {
    let a = attributes { ($0.zIndex, $0.tint) = (Int.min, 1) }
    let b = attributes { ($0.zIndex, $0.tint) = (Int.max, 2) }
    for (progress, depth, tint) in [(0.49, Int.min, 1), (0.5, Int.max, 2)] {
      let mixed = try #require(a.mixed(with: b, progress) as? Tinted)
      #expect(mixed.zIndex == depth && mixed.tint == tint)
    }
  }

  @Test func headersOfOneLayoutFadeWithTheProgress() {
    let (rows, columns) = (PlanLayout.rows(), PlanLayout.columns())
    rows.headers = 1
    let screen = PlanScreen(rows)
    let transition = screen.view.startInteractiveTransition(to: columns)
    for (progress, alpha) in [(CGFloat(0), CGFloat(1)), (0.25, 0.75), (0.75, 0.25)] {
      transition.transitionProgress = progress
      transition.invalidateLayout()
      screen.view.layoutIfNeeded()
      #expect(screen.view.visibleSupplementaryViews(ofKind: "head").map(\.alpha) == [alpha])
    }
    transition.transitionProgress = 1
    transition.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleSupplementaryViews(ofKind: "head") == [])
  }
}
