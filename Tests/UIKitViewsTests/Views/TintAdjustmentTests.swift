import Testing
import UIKit

@MainActor @Suite struct TintAdjustmentTests {
  private func parts(_ color: UIColor?) -> [CGFloat] {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    return [parts.0, parts.1, parts.2, parts.3]
  }

  @Test func dimmedTintsAreGreyInside() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(parts(inner.tintColor) == [0, 1, 0, 1])
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(parts(inner.tintColor).map { ($0 * 1000).rounded() } == [715, 715, 715, 1000])
    inner.tintAdjustmentMode = .normal
    inner.tintColor = .red
    #expect(parts(inner.tintColor) == parts(.red))
  }

  private final class Hearing: UIView {
    private(set) var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  /// A view with its own adjustment mode is not dimmed; views with their own tint are notified,
  /// too.
  @Test func dimmingIsNoOtherTint() {
    let (outer, inner) = (UIView(), Hearing())
    outer.addSubview(inner)
    outer.tintColor = .red
    inner.tintAdjustmentMode = .normal
    outer.tintAdjustmentMode = .dimmed
    #expect(parts(inner.tintColor) == parts(.red))
    inner.tintColor = .green
    inner.tintAdjustmentMode = .automatic
    let before = inner.count
    outer.tintAdjustmentMode = .normal
    #expect(inner.count == before + 1 && parts(inner.tintColor) == parts(.green))
  }

  @Test func whatIsKeptOfViewsIsKept() {
    let view = UIView()
    #expect(view.restorationIdentifier == nil && view.clearsContextBeforeDrawing)
    (view.restorationIdentifier, view.largeContentTitle) = ("a", "b")
    #expect(view.restorationIdentifier == "a" && view.largeContentTitle == "b")
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    let values = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    #expect(values?["center.x"] as? Double == 5)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}
