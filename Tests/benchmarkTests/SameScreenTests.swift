import Testing
import UIKit

@testable import benchmark

/// Tests the comparison of two pictures of four by four pixels, with a text in the middle four.
@Suite struct SameScreenTests {
  private static let text = CGRect(x: 1, y: 1, width: 2, height: 2)
  private static let white: UInt32 = 0xFFFF_FFFF

  private func objection(_ change: (inout [UInt32]) -> Void) -> String? {
    var (first, second) = (
      Array(repeating: Self.white, count: 16), Array(repeating: Self.white, count: 16)
    )
    first[10] = 0xFF00_0000
    second[10] = 0xFF00_0000
    change(&second)
    return SameScreen(
      first: first, second: second, width: 4, texts: [Self.text], corners: [], ignored: []
    ).objection
  }

  @Test func theUpperBitsAndWhereATextLiesDoNotCount() {
    #expect(objection { _ in } == nil)
    #expect(objection { $0[0] = 0x00FF_FFFF } == nil)
    #expect(
      objection {
        $0[10] = Self.white
        $0[9] = 0xFF00_0000
      } == nil)
  }

  @Test func anEdgeMayDifferByTwo() {
    #expect(objection { $0[3] = 0xFFFD_FFFF } == nil)
    #expect(
      objection { $0[3] = 0xFFFC_FFFF }
        == "the pixel 3, 0 differs: #FFFFFF and #FCFFFF")
  }

  @Test func aTextHasAsMuchInk() {
    #expect(
      objection { $0[10] = Self.white } == "the text at 1, 1 has 255 and 0 units of ink")
    #expect(objection { $0[9] = 0xFF80_8080 } != nil)
  }

  @Test func picturesOfOtherSizesAreNotTheSame() {
    #expect(objection { $0.removeLast() } == "the pictures have 16 and 15 pixels")
  }

  @Test func aCornerHasAsMuchInkOnWhite() {
    func objection(_ colour: UInt32) -> String? {
      let corner = CGRect(x: 0, y: 0, width: 2, height: 2)
      return SameScreen(
        first: [0xFF80_8080, 0, 0, 0], second: [colour, 0, 0, 0], width: 2, texts: [],
        corners: [corner], ignored: []
      ).objection
    }
    #expect(objection(0xFF90_9090) == nil)
    #expect(objection(Self.white) == "the corner at 0, 0 has 892 and 765 units of ink")
  }
}
