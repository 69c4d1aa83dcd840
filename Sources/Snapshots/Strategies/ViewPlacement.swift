import Staging
import UIKit

/// The position and size of a view, or of a controller's view, before its picture is taken.
///
/// Source: pointfreeco/swift-snapshot-testing, `snapshotView` and the result of `prepareView`.
struct ViewPlacement {
  private let screen: any SnapshotScreen
  /// The view; nil for a controller whose view is not loaded.
  private let view: UIView?
  private let size: CGSize
  private let center: CGPoint
  private let window: UIWindow?
  private let wasKey: Bool
  private let keepsSize: Bool

  /// Creates the placement of a screen before its picture is taken.
  ///
  /// - Parameter keepsSize: Whether the view keeps its final size, as strategies that read screens
  ///   do. Source: pointfreeco/swift-snapshot-testing, `recursiveDescription(on:)`.
  @MainActor
  init(of screen: some SnapshotScreen, keepsSize: Bool = false) {
    self.screen = screen
    self.keepsSize = keepsSize
    view = screen as? UIView ?? (screen as? UIViewController)?.viewIfLoaded
    (size, center) = (view?.bounds.size ?? .zero, view?.center ?? .zero)
    window = view?.window
    wasKey = window?.isKeyWindow ?? false
  }

  /// Returns a closure that restores everything, on any thread.
  func restoring(after stage: Stage) -> () -> Void { { restore(on: stage) } }

  func restore(on stage: Stage) {
    try? MainThread.run {
      stage.run {
        guard takeDown(from: stage.root) else { return }
        if !keepsSize { restoreFrame(after: stage) }
        putBack()
      }
    }
  }

  @MainActor
  private func restoreFrame(after stage: Stage) {
    guard let view else { return restoreLoadedFrame(after: stage) }
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  /// Resizes a view that was loaded on the stage: to its own size, or from the stage's screen to
  /// that of its session.
  @MainActor
  private func restoreLoadedFrame(after stage: Stage) {
    guard let view = (screen as? UIViewController)?.viewIfLoaded, var size = stage.ownSize else {
      return
    }
    if size == stage.session.state(ScreenSettings.self).bounds.size {
      size = view.layer.session.root.state(ScreenSettings.self).bounds.size
    }
    view.frame = CGRect(origin: .zero, size: size)
  }

  /// Removes the screen from the picture's window. Returns whether it is removed.
  @MainActor
  private func takeDown(from root: UIView) -> Bool {
    guard let controller = screen as? UIViewController else {
      if let view, root !== view { view.removeFromSuperview() }
      return true
    }
    // Removing it would dismiss the presented controller.
    guard let window = root as? UIWindow, window.rootViewController === controller,
      self.window == nil || self.window?.rootViewController === controller,
      controller.presentedViewController == nil
    else { return false }
    window.rootViewController = nil
    return true
  }

  /// Makes a controller that was the root of a window the root again.
  @MainActor
  private func putBack() {
    guard let controller = screen as? UIViewController, let window else { return }
    window.rootViewController = nil
    window.rootViewController = controller
    if wasKey { window.makeKey() }
  }
}
