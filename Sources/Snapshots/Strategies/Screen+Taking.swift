import Sessions
import Staging
import UIKit

/// The settings of a screen, from the parameters of strategies.
struct ScreenSetting: Sendable {
  var size: CGSize?
  /// The scale in pixels per point; nil for that of the traits, or of the screen.
  var scale: CGFloat?
  var traits: UITraitCollection?
  var device: ViewImageConfig?
  var isInWindow = false
  /// Whether bars and effect views are blurred.
  var appliesFilters = true

  /// The scale of the strategy's own settings; nil or 0 for the screen's.
  var statedScale: CGFloat? {
    scale
      ?? UITraitCollection(traitsFrom: [device?.traits, traits].compactMap(\.self)).displayScale
  }

  /// Returns the request for a picture of a screen.
  @MainActor
  func request(
    of screen: some SnapshotScreen, _ target: PictureRequest.ScrollTarget = .currentOffset,
    at time: TimeInterval? = nil, under terms: PictureTerms
  ) -> PictureRequest {
    let traits = UITraitCollection(
      traitsFrom: [device?.traits.followingLanguage, self.traits].compactMap(\.self))
    let device = device?.screen(of: screen, size)
    return PictureRequest(
      size: device?.size ?? size,
      scale: scale ?? (traits.displayScale > 0 ? traits.displayScale : Self.scale(around: screen)),
      traits: device == nil ? self.traits : traits, edges: device?.edges ?? ScreenEdges(),
      target: target, time: time, terms: terms)
  }

  /// Returns the scale of the screen on which a view or a controller was created.
  @MainActor
  private static func scale(around screen: some SnapshotScreen) -> CGFloat {
    RenderSession.owner(of: screen).state(ScreenSettings.self).scale
  }

  /// Installs the screen on a stage, runs a closure, and removes the screen if nothing else uses
  /// it.
  @MainActor
  func show<Format>(
    _ screen: some SnapshotScreen, _ request: PictureRequest, keepsSize: Bool = false,
    _ take: (Stage) throws -> Capture<Format>
  ) throws -> Capture<Format> {
    let giveBack = ViewPlacement(of: screen, keepsSize: keepsSize)
    let session = RenderSession.owner(of: screen)
    let wasLoaded = (screen as? UIViewController)?.isViewLoaded ?? true
    let stage = Stage.of(
      screen, size: request.size, scale: request.scale, edges: request.edges,
      traits: request.traits, inWindow: isInWindow)
    if device != nil || traits != nil {
      stage.notifyOfTraits(screen, wasLoaded: wasLoaded, session: session)
    }
    stage.fit(screen)
    stage.keeper.appliesFilters = appliesFilters
    do {
      let taken = try take(stage)
      return Capture(
        taken.value, layout: taken.layout, finish: giveBack.restoring(after: stage))
    } catch {
      giveBack.restore(on: stage)
      throw error
    }
  }
}

extension Stage {
  /// Gives a view with an empty size the size that fits it under the stage's traits.
  ///
  /// Source: pointfreeco/swift-snapshot-testing, `prepareView`; a view whose fitting size is empty
  /// gets the smallest size that its constraints allow.
  func fit(_ screen: some SnapshotScreen) {
    guard let view = screen as? UIView, view.hasNoArea else { return }
    run {
      let origin = view.frame.origin
      view.sizeToFit()
      if view.hasNoArea {
        view.resize(to: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
      }
      if view.transform.isIdentity { view.frame.origin = origin }
      if root !== view { root.bounds.size = view.bounds.size }
      view.setNeedsLayout()
      root.layoutIfNeeded()
    }
  }
}

extension UIView {
  var hasNoArea: Bool { bounds.width <= 0 || bounds.height <= 0 }
}

extension Snapshotting where Value: SnapshotScreen, Format == UIImage {
  /// Returns a strategy for a picture of the screen.
  static func taking(
    _ setting: ScreenSetting, _ target: PictureRequest.ScrollTarget = .currentOffset,
    at time: TimeInterval? = nil, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    let diffing = Diffing.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: setting.statedScale)
    return Snapshotting(pathExtension: "png", diffing: diffing) { screen, terms in
      try MainThread.run {
        let request = setting.request(of: screen, target, at: time, under: terms)
        return try setting.show(screen, request) { stage in
          let picture = try stage.snapshot(request)
          return Capture(
            UIImage(cgImage: picture, scale: request.scale, orientation: .up),
            layout: stage.readsLayout)
        }
      }
    }
  }
}

extension Stage {
  /// A closure that reads the layout, on any thread.
  fileprivate nonisolated var readsLayout: () -> PictureLayout {
    {
      let layout = try? MainThread.run {
        run { LayoutCapture.layout(of: root, scale: scale) }
      }
      return layout ?? PictureLayout(width: 0, height: 0, scale: 1, elements: [])
    }
  }

  /// Takes a picture. Layout issues are an error if the assertion refuses them.
  func snapshot(_ request: PictureRequest) throws(SnapshotError) -> CGImage {
    let picture = try photograph(request).image
    guard request.terms.refusesLayoutIssues else { return picture }
    let issues = run { LayoutCapture.layout(of: root, scale: request.scale).issues }
    guard issues.isEmpty else { throw .layoutIssues(issues) }
    return picture
  }
}

extension UITraitCollection {
  /// The traits of a device, right-to-left if the interface language is.
  ///
  /// The devices of swift-snapshot-testing specify left-to-right.
  fileprivate var followingLanguage: UITraitCollection {
    InterfaceLanguage.current?.isRightToLeft == true
      ? UITraitCollection(traitsFrom: [self, UITraitCollection(layoutDirection: .rightToLeft)])
      : self
  }
}
