import Testing
import UIKit

/// Tests that a view is visible through its mask.
@MainActor @Suite struct MaskViewTests {
  private func pixel(_ view: UIView, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let bitmap = view.snapshotBitmap(scale: 1) else { return nil }
    bitmap.flush()
    let bytes = (bitmap.pixels + y * bitmap.bytesPerRow + 4 * x)
      .assumingMemoryBound(to: UInt8.self)
    return [bytes[2], bytes[1], bytes[0], bytes[3]]
  }

  private final class Laid: UIView {
    var count = 0
    override func layoutSubviews() { count += 1 }
  }

  @Test func theMasksAlphaDecidesWhatIsSeen() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    mask.backgroundColor = .black
    view.mask = mask
    #expect(pixel(view, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(view, 6, 1) == [0, 0, 0, 0])
    mask.alpha = 0.2
    #expect(pixel(view, 1, 1) == [51, 0, 0, 51])
    view.maskView = nil
    #expect(pixel(view, 6, 1) == [255, 0, 0, 255])
  }

  @Test func theMaskLeavesItsSuperviewAndIsLaidOut() {
    let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4)), Laid())
    let other = UIView()
    other.addSubview(mask)
    mask.frame = view.bounds
    view.mask = mask
    #expect(mask.superview == nil && other.subviews.isEmpty && view.subviews.isEmpty)
    view.layoutIfNeeded()
    #expect(mask.count == 1)
    mask.bounds.size.width = 4
    view.layoutIfNeeded()
    #expect(mask.count == 2)
  }
}
