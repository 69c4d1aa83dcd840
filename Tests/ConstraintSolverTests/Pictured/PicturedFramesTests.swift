import ConstraintSolver
import RecordedLayouts
import Testing

/// Tests every known frame that UIKit computed from known constraints.
@Suite struct PicturedFramesTests {
  @Test(arguments: PicturedLayout.all)
  func framesAreUIKits(layout: PicturedLayout) throws {
    let solved = try SolvedLayout(layout)
    for view in layout.views {
      guard let expected = view.frame else { continue }
      let frame = solved.frame(of: view)
      for side in 0..<4 {
        if layout.axis == "horizontal" && side % 2 == 1 { continue }
        if layout.axis == "vertical" && side % 2 == 0 { continue }
        let difference = abs(frame[side] - expected[side])
        #expect(difference <= layout.tolerance, "\(view.name): \(frame), not \(expected)")
      }
    }
    solved.engine._checkInvariants()
  }

  @Test func allWereRead() {
    #expect(PicturedLayout.all.count == 53)
    #expect(PicturedLayout.all.flatMap(\.views).count { $0.frame != nil } == 120)
  }
}
