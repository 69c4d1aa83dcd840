@testable import SquareMosaicLayout
import Support
import UIKit

private struct Row: SquareMosaicBlock {
  func blockFrames() -> Int { 2 }
  func blockFrames(origin: CGFloat, side: CGFloat) -> [CGRect] {
    [
      CGRect(x: 0, y: origin, width: side / 2, height: 80),
      CGRect(x: side / 2, y: origin, width: side / 2, height: 60),
    ]
  }
}

private struct Rows: SquareMosaicPattern {
  func patternBlocks() -> [SquareMosaicBlock] { [Row()] }
}

private final class Screen: NumberedScreen, SquareMosaicDataSource {
  func layoutPattern(for section: Int) -> SquareMosaicPattern { Rows() }
}

@MainActor func makeScreen() -> NumberedScreen {
  let layout = SquareMosaicLayout()
  let screen = Screen(layout)
  layout.dataSource = screen
  return screen
}
