import Testing

@testable import LayoutGeometry

@Suite struct SizeSurveyTests {
  private let one = AxisSize(main: 1, cross: 2)

  @Test func equalSizesAreUniform() {
    #expect(SizeSurvey([]).isUniform)
    #expect(SizeSurvey([one, one]).isUniform)
    #expect(!SizeSurvey([one, AxisSize(main: 1, cross: 3)]).isUniform)
  }

  @Test func aLengthToReplaceIsSeenWhereverItIs() {
    for odd in [AxisSize(main: -1, cross: 2), AxisSize(main: 1, cross: .nan)] {
      #expect(!SizeSurvey([odd, one]).isSane)
      #expect(!SizeSurvey([one, odd]).isSane)
      #expect(!SizeSurvey([one, AxisSize(main: 2, cross: 2), odd]).isSane)
    }
    #expect(SizeSurvey([one, AxisSize(main: 2, cross: 2)]).isSane)
  }
}
