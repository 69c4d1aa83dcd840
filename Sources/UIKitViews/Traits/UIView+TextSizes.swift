extension UIView {
  /// The minimum content size category of the view and its descendants; nil, the default, for no
  /// minimum. Source: Apple, UIView.minimumContentSizeCategory.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.textLimits.least }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      ensuredTraitState.textLimits.least = newValue
      traitsMayHaveChanged()
    }
  }

  /// The maximum content size category of the view and its descendants; nil, the default, for no
  /// maximum. Source: Apple, UIView.maximumContentSizeCategory.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.textLimits.most }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      ensuredTraitState.textLimits.most = newValue
      traitsMayHaveChanged()
    }
  }

  /// A description of the views that limit the content size category here, the outermost first.
  /// Source: Apple, UIView.appliedContentSizeCategoryLimitsDescription.
  public var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).reversed().compactMap { view in
      guard let limits = view.traitState?.textLimits, limits != TextSizeLimits() else { return nil }
      let (least, most) = (limits.least?.rawValue ?? "nil", limits.most?.rawValue ?? "nil")
      return "\(type(of: view)): minimum \(least), maximum \(most)"
    }.joined(separator: "\n")
  }
}
