import Testing

@testable import VectorImages

/// Tests the paths of SVG path data, in numbers.
@Suite struct PathDataTests {
  private func words(_ data: String) -> String { PathData.read(data).path.words }

  @Test func linesAreAbsoluteOrRelative() {
    #expect(words("M1 2L3 4l1 1H9h1V0v5Z") == "M1,2 L3,4 L4,5 L9,5 L10,5 L10,0 L10,5 Z")
  }

  @Test func pointsAfterAMoveAreLines() {
    #expect(words("m1,1 2,0 0,2z m5 5 1 0") == "M1,1 L3,1 L3,3 Z M6,6 L7,6")
  }

  @Test func numbersNeedNothingBetweenThem() {
    #expect(words("M.5.5-1-1L1e1 1E-1") == "M0.5,0.5 L-1,-1 L10,0.1")
  }

  @Test func smoothCurvesMirrorTheLastHandle() {
    #expect(words("M0 0C0 1 2 1 2 0S4-1 4 0") == "M0,0 C0,1 2,1 2,0 C2,-1 4,-1 4,0")
    #expect(words("M0 0S1 1 2 0") == "M0,0 C0,0 1,1 2,0")
  }

  @Test func quadraticCurvesBecomeCubicOnes() {
    #expect(words("M0 0Q3 3 6 0T12 0") == "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0")
  }

  @Test func arcsAreQuartersOfEllipses() {
    #expect(words("M1 0A1 1 0 0 1 0 1") == "M1,0 C1,0.552 0.552,1 0,1")
    #expect(words("M0 0a5 5 0 1 0 10 0") == "M0,0 C0,2.761 2.239,5 5,5 C7.761,5 10,2.761 10,0")
    // Flags and numbers need no separators; a radius that is too small grows.
    #expect(words("M0 0a1 1 0 0110 0") == "M0,0 C0,-2.761 2.239,-5 5,-5 C7.761,-5 10,-2.761 10,0")
    #expect(words("M0 0A0 1 0 0 1 4 4") == "M0,0 L4,4")
  }

  @Test func whatFollowsAClosedPartBeginsThere() {
    #expect(words("M1 1h4v4zl2 2") == "M1,1 L5,1 L5,5 Z M1,1 L3,3")
  }

  @Test func aMistakeEndsThePath() {
    let (path, isWhole) = PathData.read("M0 0L1 1L2 x9 9")
    #expect(path.words == "M0,0 L1,1")
    #expect(!isWhole)
    #expect(!PathData.read("L1 1").isWhole)
    #expect(PathData.read("  ").isWhole)
  }

  @Test func boundsFollowTheCurveAndNotItsHandles() throws {
    let bounds = try #require(PathData.read("M0 0C0 4 4 4 4 0").path.bounds)
    #expect(bounds == VectorBox(minX: 0, minY: 0, maxX: 4, maxY: 3))
  }
}
