import SeededRandom
import Testing
import UIKit

@testable import UIKitControls

/// Tests laws about the frames of a configured button's parts.
@Suite struct ButtonArrangementTests {
  private let image = CGSize(width: 20, height: 10)
  private let title = CGSize(width: 50, height: 16)

  private func arrangement(_ edge: UIRectEdge) -> ButtonArrangement {
    ButtonArrangement(image: image, title: title, imageEdge: edge, imagePadding: 4)
  }

  @Test func theImageIsOnItsSide() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let left = arrangement(.left).frames(in: rect, across: 0.5, down: 0.5)
    #expect(left.image == CGRect(x: 13, y: 15, width: 20, height: 10))
    #expect(left.title == CGRect(x: 37, y: 12, width: 50, height: 16))
    let right = arrangement(.right).frames(in: rect, across: 1, down: 0)
    #expect(right.title == CGRect(x: 26, y: 0, width: 50, height: 16))
    #expect(right.image == CGRect(x: 80, y: 3, width: 20, height: 10))
    let top = arrangement(.top).frames(in: rect, across: 0, down: 1)
    #expect(top.image == CGRect(x: 15, y: 10, width: 20, height: 10))
    #expect(top.title == CGRect(x: 0, y: 24, width: 50, height: 16))
  }

  @Test func aSubtitleIsBelowAndTheSignAtTheEnd() {
    var arrangement = ButtonArrangement(title: title, subtitle: CGSize(width: 30, height: 12))
    arrangement.indicator = CGSize(width: 11, height: 16)
    (arrangement.titlePadding, arrangement.indicatorPadding) = (1, 5)
    arrangement.titleAlignment = 0
    #expect(arrangement.size == CGSize(width: 66, height: 29))
    let rect = CGRect(x: 0, y: 0, width: 66, height: 29)
    let frames = arrangement.frames(in: rect, across: 0.5, down: 0.5)
    #expect(frames.subtitle == CGRect(x: 0, y: 17, width: 30, height: 12))
    #expect(frames.indicator == CGRect(x: 55, y: 6.5, width: 11, height: 16))
    arrangement.isMirrored = true
    let mirrored = arrangement.frames(in: rect, across: 0.5, down: 0.5)
    #expect(mirrored.indicator.minX == 0 && mirrored.title.minX == 16)
  }

  /// In a rectangle of the button's intrinsic size, no part extends past it and no parts overlap,
  /// for all sets of parts.
  @Test(arguments: SeededGenerator.seeds(1...3))
  func itsSizeIsEnough(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<700 {
      func size() -> CGSize? {
        random.below(4) == 0
          ? nil : CGSize(width: 1 + random.below(60), height: 1 + random.below(40))
      }
      var arrangement = ButtonArrangement(
        image: size(), title: size(), subtitle: size(), indicator: size())
      let edges: [UIRectEdge] = [.left, .right, .top, .bottom]
      arrangement.imageEdge = edges[random.below(4)]
      arrangement.imagePadding = CGFloat(random.below(9))
      arrangement.titlePadding = CGFloat(random.below(9))
      arrangement.indicatorPadding = CGFloat(random.below(9))
      arrangement.titleAlignment = CGFloat(random.below(3)) / 2
      arrangement.isMirrored = random.below(2) == 0
      let rect = CGRect(origin: CGPoint(x: 3, y: 5), size: arrangement.size)
      let frames = arrangement.frames(in: rect, across: 0.5, down: 0.5)
      let all = [frames.image, frames.title, frames.subtitle, frames.indicator]
        .filter { !$0.isEmpty }
      for (index, frame) in all.enumerated() {
        #expect(isInside(frame, rect), "\(arrangement)")
        for other in all.dropFirst(index + 1) {
          let overlap = frame.intersection(other)
          #expect(overlap.width < 1e-6 || overlap.height < 1e-6, "\(arrangement)")
        }
      }
    }
  }

  /// Whether one frame is inside another, up to rounding errors.
  private func isInside(_ frame: CGRect, _ rect: CGRect) -> Bool {
    frame.minX >= rect.minX - 1e-6 && frame.maxX <= rect.maxX + 1e-6
      && frame.minY >= rect.minY - 1e-6 && frame.maxY <= rect.maxY + 1e-6
  }
}
