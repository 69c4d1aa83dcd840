import Testing

@testable import UIKit

@MainActor @Suite struct VisualEffectTests {
  /// Red above, blue below, and an effect over the middle.
  private func screen(_ effect: UIVisualEffect?) -> (root: UIView, view: UIVisualEffectView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    root.backgroundColor = .red
    let lower = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 100))
    lower.backgroundColor = .blue
    root.addSubview(lower)
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 10, y: 60, width: 40, height: 80)
    root.addSubview(view)
    return (root, view)
  }

  /// Blue, green, red, alpha.
  private func pixel(_ root: UIView, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try #require(root.snapshotBitmap(scale: 1))
    bitmap.flush()
    let pixel = (bitmap.pixels + y * bitmap.bytesPerRow + 4 * x)
      .assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { pixel[$0] }
  }

  @Test func withoutAnEffectNothingChanges() throws {
    let (root, _) = screen(nil)
    #expect(try pixel(root, 30, 99) == [0, 0, 255, 255])
    #expect(try pixel(root, 30, 100) == [255, 0, 0, 255])
  }

  /// Beside the edge both colours are there, farther away the nearer one prevails, and outside the
  /// view nothing is blurred.
  @Test func coloursFlowIntoEachOther() throws {
    let (root, _) = screen(UIBlurEffect(style: .light))
    let (above, below) = (try pixel(root, 30, 70), try pixel(root, 30, 130))
    #expect(above[2] > above[0] && below[0] > below[2])
    let edge = try pixel(root, 30, 99)
    #expect(edge[0] > 100 && edge[2] > 100 && edge[3] == 255)
    #expect(try pixel(root, 5, 99) == [0, 0, 255, 255])
    #expect(try pixel(root, 30, 59) == [0, 0, 255, 255])
  }

  /// What is behind on one colour stays that colour but for the tint: nothing comes in from beyond
  /// the picture's edges.
  @Test func oneColourStaysIt() throws {
    let (root, view) = screen(UIBlurEffect(style: .light))
    root.subviews[0].isHidden = true
    view.frame = root.bounds
    let tinted = try pixel(root, 30, 100)
    for (x, y) in [(0, 0), (59, 199), (30, 3)] { #expect(try pixel(root, x, y) == tinted) }
    #expect(tinted[2] == 255 && abs(Int(tinted[0]) - 77) < 3, "red under 0.3 of white")
  }

  /// Round corners cut the blur; what lies behind them in an outer group is blurred.
  @Test func cornersCutTheBlur() throws {
    let (root, view) = screen(UIBlurEffect(style: .light))
    (view.clipsToBounds, view.layer.cornerRadius) = (true, 20)
    #expect(try pixel(root, 10, 60) == [0, 0, 255, 255])
    let edge = try pixel(root, 30, 99)
    #expect(edge[0] > 100 && edge[2] > 100)
  }

  /// What is in front of the view is not blurred, and content is drawn over it.
  @Test func contentStaysSharp() throws {
    let (root, view) = screen(UIBlurEffect(style: .light))
    let content = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    content.backgroundColor = .green
    view.contentView.addSubview(content)
    #expect(try pixel(root, 25, 75) == [0, 255, 0, 255])
  }

  /// A frame that keeps pixels of the one before shows what a fresh one shows, whether what lies
  /// behind moves, or the view, or both.
  @Test func aKeptFrameIsAFreshOne() throws {
    let (root, view) = screen(UIBlurEffect(style: .dark))
    let keeper = FrameKeeper()
    for step in 0..<12 {
      if step % 3 != 0 { root.subviews[0].frame.origin.y += 7 }
      if step % 3 != 1 { view.frame.origin.y -= 4 }
      let kept = try #require(root.snapshotBitmap(scale: 1, keeper: keeper))
      let fresh = try #require(root.snapshotBitmap(scale: 1))
      for bitmap in [kept, fresh] { bitmap.flush() }
      for row in 0..<fresh.height {
        let isSame = memcmp(
          kept.pixels + row * kept.bytesPerRow, fresh.pixels + row * fresh.bytesPerRow,
          4 * fresh.width)
        #expect(isSame == 0, "step \(step), row \(row)")
      }
    }
  }
}
