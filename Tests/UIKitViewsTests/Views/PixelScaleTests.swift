import Testing
import UIKit

/// Tests the scale at which views are measured outside of pictures.
@MainActor struct PixelScaleTests {
  /// At the session's scale of 2 the height would be 20.5 points.
  @Test func aLabelHasTheScaleOfItsLastPicture() {
    let (root, label) = (UIView(), UILabel())
    label.text = "Text"
    root.addSubview(label)
    root.snapshotScale = 3
    #expect(label.intrinsicContentSize.height == 61.0 / 3)
    #expect(label.sizeThatFits(.zero).height == 61.0 / 3)
  }

  @Test func aNestedLayoutPassHasTheScaleOfItsOwnViews() {
    let (outer, inner) = (Outer(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    outer.snapshotScale = 3
    inner.snapshotScale = 4
    outer.inner = inner
    outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.layoutIfNeeded()
    #expect(outer.scales == [3, 4, 3])
  }

  private final class Outer: UIView {
    var inner: UIView?
    var scales: [CGFloat] = []

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let inner, scales.isEmpty else { return }
      let probe = Probe(frame: inner.bounds)
      inner.addSubview(probe)
      scales.append(pixelScale)
      inner.layoutIfNeeded()
      scales += [probe.scale, pixelScale]
    }
  }

  private final class Probe: UIView {
    var scale: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      scale = pixelScale
    }
  }
}
