extension UIView {
  /// The smallest size of text in the view and all that lies inside, whatever is asked for around
  /// it; nil, the default, for no such limit. Source: Apple, UIView.minimumContentSizeCategory.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.textLimits.least }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      traitStateInUse.textLimits.least = newValue
      traitsMayHaveChanged()
    }
  }

  /// The largest size of text in the view and all that lies inside, whatever is asked for around
  /// it; nil, the default, for no such limit. Source: Apple, UIView.maximumContentSizeCategory.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { traitState?.textLimits.most }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      traitStateInUse.textLimits.most = newValue
      traitsMayHaveChanged()
    }
  }

  /// Which views limit the size of text here, from the outermost one, to look at. Source: Apple,
  /// UIView.appliedContentSizeCategoryLimitsDescription.
  public var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).reversed().compactMap { view in
      guard let limits = view.traitState?.textLimits, limits != TextSizeLimits() else { return nil }
      let (least, most) = (limits.least?.rawValue ?? "nil", limits.most?.rawValue ?? "nil")
      return "\(type(of: view)): minimum \(least), maximum \(most)"
    }.joined(separator: "\n")
  }
}
