import Foundation
import Testing

@testable import LayoutGeometry

@Suite struct HorizontalMirrorTests {
  private static let lengths: [CGFloat] = [0, 0.5, 1, 2.5, 7]

  @Test func twiceIsTheIdentityAndDistancesSwapSides() {
    for width in Self.lengths {
      let mirror = HorizontalMirror(width: width)
      for x in [-3, -0.5] + Self.lengths {
        for length in Self.lengths {
          let rect = CGRect(x: x, y: 3, width: length, height: 4)
          #expect(mirror(mirror(rect)) == rect)
          #expect(mirror(rect).minX == width - rect.maxX)
          #expect(mirror(rect).size == rect.size)
          #expect(mirror(rect).minY == 3)
        }
        #expect(mirror(mirror(CGPoint(x: x, y: 2))) == CGPoint(x: x, y: 2))
      }
      #expect(mirror(.null).isNull)
    }
  }
}
