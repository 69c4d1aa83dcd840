import Sessions
import Synchronization

/// The size, scale and traits of a session's screen, readable from every thread.
package final class ScreenSettings: SessionState {
  /// The screen's rectangle, in points.
  package var bounds: CGRect { size.withLock { $0 } }
  /// Device pixels per point.
  package let scale: CGFloat
  /// What the screen's traits say besides the standard ones.
  let traits: UITraitCollection

  private let size: Mutex<CGRect>
  private let made = Mutex<UIScreen?>(nil)

  /// - Parameters:
  ///   - bounds: in points.
  ///   - scale: device pixels per point; 2 instead of what is no scale.
  ///   - traits: what differs from light, left to right and `large`.
  init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 1024, height: 768), scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection()
  ) {
    size = Mutex(bounds)
    self.scale = scale.isNormal && scale > 0 ? scale : 2
    self.traits = traits
  }

  /// 1024 × 768 points at scale 2.
  package convenience init(in session: RenderSession) { self.init() }

  /// Gives the screen another size, in points, as when it is turned.
  func resize(to size: CGSize) { self.size.withLock { $0.size = size } }

  /// The screen with these settings, always the same object.
  @MainActor var screen: UIScreen {
    made.withLock { made in
      let screen = made ?? UIScreen(self)
      made = screen
      return screen
    }
  }
}
