import Testing
import UIKit

/// Tests that labels with more pixels than a bitmap can have show their text.
@MainActor @Suite struct TallLabelTests {
  /// Returns a label of numbered lines, each 20 points high.
  private func label(lines: Int) -> UILabel {
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (20, 20)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: (0..<lines).map { "line \($0)" }.joined(separator: "\n"),
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20 * lines)
    return label
  }

  private func window(_ label: UILabel, at y: CGFloat) throws -> [UInt8] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.backgroundColor = .white
    root.addSubview(label)
    label.frame.origin.y = -y
    let bitmap = try #require(root.snapshotBitmap(scale: 1))
    bitmap.flush()
    return (0..<60).flatMap { row in
      [UInt8](UnsafeRawBufferPointer(start: bitmap.pixels + row * bitmap.bytesPerRow, count: 400))
    }
  }

  /// A label of 40,000 pixels shows the same as one of 30,000 pixels, and continues below.
  @Test func theyShowWhatShorterOnesShow() throws {
    let (tall, short) = (label(lines: 2000), label(lines: 1500))
    for y in [0, 4060, 4096, 16_384, 29_940] as [CGFloat] {
      #expect(try window(tall, at: y) == window(short, at: y), "\(y)")
    }
    let last = try window(tall, at: 39_940)
    #expect(last.contains { $0 < 128 })
    #expect(try last != window(tall, at: 39_840))
  }
}
