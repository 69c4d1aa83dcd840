import Sessions

extension RenderSession {
  /// A session that has everything of its own and begins anew, with a screen like the current one's
  /// but for what is given, and the same image folders.
  ///
  /// - Parameters:
  ///   - bounds: the screen's rectangle, in points.
  ///   - scale: device pixels per point.
  ///   - traits: what the screen's traits say besides the standard ones.
  package static func fresh(
    bounds: CGRect? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil
  ) -> RenderSession {
    let screen = ScreenSettings.current.changed(bounds: bounds, scale: scale, traits: traits)
    return RenderSession(beginningWith: [
      screen, CurrentTraits(standingFor: screen), ImageFolders(ImageFolders.current.all),
    ])
  }

  /// This session with another screen: its own but for what is given. Everything else is shared.
  ///
  /// - Parameters:
  ///   - bounds: the screen's rectangle, in points.
  ///   - scale: device pixels per point.
  ///   - traits: also the current ones meanwhile; nil leaves both as they are.
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
