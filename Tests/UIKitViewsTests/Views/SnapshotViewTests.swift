import Testing
import UIKit

@MainActor @Suite struct SnapshotViewTests {
  @Test func aSnapshotKeepsTheViewAsItWas() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    view.backgroundColor = .red
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .blue
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(try middle(picture) == middle(.filled(.red, like: picture)))
  }

  @Test func aPartOfAViewCanBeShown() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let half = UIView.filled(.green, like: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.addSubview(half)
    let part = try #require(
      view.resizableSnapshotView(from: half.frame, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.frame.size == CGSize(width: 10, height: 10))
    #expect(try middle(part) == middle(half))
  }

  private func middle(_ view: UIView) throws -> UInt32 {
    let bitmap = try #require(view.snapshotBitmap(scale: 2))
    let offset = bitmap.height / 2 * bitmap.bytesPerRow + bitmap.width / 2 * 4
    return bitmap.pixels.load(fromByteOffset: offset, as: UInt32.self)
  }

  @Test func aViewWithoutAreaHasNone() {
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}

extension UIView {
  fileprivate static func filled(_ color: UIColor, like other: UIView) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: other.frame.size))
    view.backgroundColor = color
    return view
  }
}
