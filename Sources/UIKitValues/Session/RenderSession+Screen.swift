import Sessions

extension RenderSession {
  /// Returns a new session with its own state, the same image folders, and a screen like the
  /// current one except for the given values.
  ///
  /// - Parameters:
  ///   - bounds: The screen's bounds, in points.
  ///   - scale: The number of device pixels per point.
  ///   - traits: The screen's traits besides the standard ones.
  package static func fresh(
    bounds: CGRect? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil
  ) -> RenderSession {
    let screen = ScreenSettings.current.changed(bounds: bounds, scale: scale, traits: traits)
    return RenderSession(beginningWith: [
      screen, CurrentTraits(standingFor: screen), ImageFolders(ImageFolders.current.all),
    ])
  }

  /// Returns this session with another screen, like its own except for the given values. Everything
  /// else is shared.
  ///
  /// - Parameters:
  ///   - bounds: The screen's bounds, in points.
  ///   - scale: The number of device pixels per point.
  ///   - traits: The screen's traits and the session's current traits; nil keeps both.
  package func withScreen(
    bounds: CGRect? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil
  ) -> RenderSession {
    let screen = state(ScreenSettings.self).changed(bounds: bounds, scale: scale, traits: traits)
    return RenderSession(
      in: self, owning: traits == nil ? [screen] : [screen, CurrentTraits(standingFor: screen)])
  }
}

extension ScreenSettings {
  fileprivate func changed(
    bounds: CGRect?, scale: CGFloat?, traits: UITraitCollection?
  ) -> ScreenSettings {
    ScreenSettings(
      bounds: bounds ?? self.bounds, scale: scale ?? self.scale, traits: traits ?? metrics.traits)
  }
}
