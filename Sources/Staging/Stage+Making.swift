import Sessions
import UIKit

extension Stage {
  /// Creates a screen, and a stage for it, in an independent session.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for that of the view or of the controller's view, or the
  ///     screen's if a controller's view is empty.
  ///   - scale: The number of pixels per point.
  ///   - edges: The covered edges of the screen.
  ///   - traits: The traits; nil for the device's.
  ///   - inWindow: Whether a view gets a window.
  ///   - make: Returns the screen. An existing one remains in its session, except for size, scale
  ///     and traits.
  package static func make<Screen: SnapshotScreen>(
    size: CGSize?, scale: CGFloat, edges: ScreenEdges = ScreenEdges(),
    traits: UITraitCollection? = nil, inWindow: Bool,
    _ make: () throws -> Screen
  ) rethrows -> (stage: Stage, screen: Screen) {
    let fresh = RenderSession.fresh(
      bounds: size.map { CGRect(origin: .zero, size: $0) }, scale: scale, traits: traits)
    let screen = try fresh.present { try make() }
    let home = session(of: screen) ?? fresh
    let stage =
      home === fresh
      ? Stage.put(
        up: screen, size: size, edges: edges, inWindow: inWindow, in: fresh, wasMadeBefore: false)
      : Stage.of(
        screen, size: size, scale: scale, edges: edges, traits: traits, inWindow: inWindow)
    return (stage, screen)
  }

  /// Creates a stage for an existing screen, which remains in its session, except for size, scale
  /// and traits.
  ///
  /// - Parameters: As those of `make`.
  package static func of<Screen: SnapshotScreen>(
    _ screen: Screen, size: CGSize?, scale: CGFloat, edges: ScreenEdges = ScreenEdges(),
    traits: UITraitCollection? = nil, inWindow: Bool = false
  ) -> Stage {
    let home = session(of: screen) ?? RenderSession.current.root
    // The surrounding session's screen and traits apply unless specified otherwise.
    let surroundings = RenderSession.current.root === home ? RenderSession.current : home
    let session = surroundings.withScreen(
      bounds: size.map { CGRect(origin: .zero, size: $0) }, scale: scale, traits: traits)
    return put(
      up: screen, size: size, edges: edges, inWindow: inWindow, in: session, wasMadeBefore: true)
  }

  private static func session(of screen: some SnapshotScreen) -> RenderSession? {
    // Casting to a class is faster than to a protocol.
    if let view = screen as? UIView { return view.session }
    return (screen as? any SessionMember)?.session
  }

  private static func put<Screen: SnapshotScreen>(
    up screen: Screen, size: CGSize?, edges: ScreenEdges, inWindow: Bool,
    in session: RenderSession, wasMadeBefore: Bool
  ) -> Stage {
    session.present {
      let controller = screen as? UIViewController
      let ownSize = controller?.ownSize
      // A controller needs the positions of bars before it appears.
      let root =
        controller.map { UIWindow.showing($0, size: size ?? $0.sizeOnStage, edges: edges) }
        ?? screen.snapshotRoot(size: size, inWindow: inWindow)
      root.keepAvailable(edges)
      root.updateForCurrentTraits()
      root.layoutIfNeeded()
      let pictured = (screen as? UIViewController)?.viewIfLoaded ?? screen as? UIView
      pictured?.snapshotScale = UIScreen.main.scale
      return Stage(root, in: session, ownSize: ownSize, wasMadeBefore: wasMadeBefore)
    }
  }
}

extension RenderSession {
  /// Returns the session in which a screen or a layer is drawn: its own, or the current one if that
  /// derives from its own or if the value has none.
  @MainActor
  package static func owner(of value: Any) -> RenderSession {
    guard let home = (value as? any SessionMember)?.session, home !== current.root else {
      return current
    }
    return home
  }
}

/// A type with the session it was created in.
@MainActor
private protocol SessionMember {
  var session: RenderSession { get }
}

extension UIView: SessionMember {
  fileprivate var session: RenderSession { layer.session }
}

extension UIViewController: SessionMember {}

extension CALayer: SessionMember {}

extension UIView {
  /// Sets the covered edges of a screen's root.
  fileprivate func keepAvailable(_ edges: ScreenEdges) {
    if let window = self as? UIWindow {
      window.edges = edges
    } else {
      setSafeAreaInsets(edges.safeAreaInsets == .zero ? nil : edges.safeAreaInsets)
    }
  }
}
