import Sessions
import UIKit

extension Stage {
  /// Makes a screen, and a stage for it, in a session that has everything of its own.
  ///
  /// - Parameters:
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - scale: pixels per point.
  ///   - edges: what of the screen is covered.
  ///   - traits: nil for those the device has.
  ///   - inWindow: whether a view gets a window.
  ///   - make: makes the screen. One that was made before stays in the session it was made in, and
  ///     has only size, scale and traits of its own here.
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

  /// A stage for a screen that was made before: it stays in the session it was made in, and has
  /// only size, scale and traits of its own.
  ///
  /// - Parameters: as those of `make`.
  package static func of<Screen: SnapshotScreen>(
    _ screen: Screen, size: CGSize?, scale: CGFloat, edges: ScreenEdges = ScreenEdges(),
    traits: UITraitCollection? = nil, inWindow: Bool = false
  ) -> Stage {
    let home = session(of: screen) ?? RenderSession.current.root
    // The surroundings' screen and traits hold, as far as nothing else is said.
    let surroundings = RenderSession.current.root === home ? RenderSession.current : home
    let session = surroundings.withScreen(
      bounds: size.map { CGRect(origin: .zero, size: $0) }, scale: scale, traits: traits)
    return put(
      up: screen, size: size, edges: edges, inWindow: inWindow, in: session, wasMadeBefore: true)
  }

  private static func session(of screen: some SnapshotScreen) -> RenderSession? {
    // A class is found at once; what conforms to a protocol, by all conformances.
    if let view = screen as? UIView { return view.session }
    return (screen as? any SessionMember)?.session
  }

  private static func put<Screen: SnapshotScreen>(
    up screen: Screen, size: CGSize?, edges: ScreenEdges, inWindow: Bool,
    in session: RenderSession, wasMadeBefore: Bool
  ) -> Stage {
    session.present {
      // A controller asks for bars' places before it has appeared.
      let root =
        (screen as? UIViewController).map {
          UIWindow.showing($0, size: size ?? UIScreen.main.bounds.size, edges: edges)
        } ?? screen.snapshotRoot(size: size, inWindow: inWindow)
      root.keepFree(edges)
      root.catchUpWithTraits()
      root.layoutIfNeeded()
      let pictured = (screen as? UIViewController)?.viewIfLoaded ?? screen as? UIView
      pictured?.picturedScale = UIScreen.main.scale
      return Stage(root, in: session, wasMadeBefore: wasMadeBefore)
    }
  }
}

extension RenderSession {
  /// The session that a screen, or a layer, is drawn in: the current one where that is another
  /// view of the same session, or where something has none.
  @MainActor
  package static func home(of value: Any) -> RenderSession {
    guard let home = (value as? any SessionMember)?.session, home !== current.root else {
      return current
    }
    return home
  }
}

/// What knows the session that it was made in.
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
  /// Has the root of a screen keep its edges free.
  fileprivate func keepFree(_ edges: ScreenEdges) {
    if let window = self as? UIWindow {
      window.edges = edges
    } else {
      setSafeAreaInsets(edges.safeAreaInsets == .zero ? nil : edges.safeAreaInsets)
    }
  }
}
