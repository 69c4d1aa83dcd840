extension Bundle {
  /// Reads a xib from the bundle's resources and creates its objects. Each call reads the file; a
  /// `UINib` reads it once.
  ///
  /// Source: Apple, Bundle.loadNibNamed(_:owner:options:).
  @discardableResult @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
