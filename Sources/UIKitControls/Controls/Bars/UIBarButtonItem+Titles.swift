/// The position of titles, and images behind them. Source: Apple, UIBarButtonItem.
extension UIBarButtonItem {
  /// Sets the offset of the title in a navigation bar, in points. It applies to all metrics.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    ownTitleAdjustment = adjustment
  }

  /// Returns the offset of the title, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    ownTitleAdjustment ?? .zero
  }

  /// Sets the offset of the title as a back button, in points. It applies to all metrics; a large
  /// one moves the title out of the bar.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { ownBackTitleAdjustment = adjustment }

  /// Returns the offset of the title as a back button, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    ownBackTitleAdjustment ?? .zero
  }

  /// The offset of the title: the button's own, or that of its class's proxy.
  var titleAdjustment: UIOffset? {
    ownTitleAdjustment ?? adjustment(\.ownTitleAdjustment)
  }

  /// The offset of the title as a back button: its own, or that of its class's proxy.
  var backTitleAdjustment: UIOffset? {
    ownBackTitleAdjustment ?? adjustment(\.ownBackTitleAdjustment)
  }

  private func adjustment(_ path: KeyPath<UIBarButtonItem, UIOffset?>) -> UIOffset? {
    classAppearances.lazy.compactMap { ($0 as? UIBarButtonItem)?[keyPath: path] }.first
  }

  // MARK: Backgrounds, which are not drawn

  /// Sets the background image of the button. An image with content logs a warning: it is not
  /// drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { warnOfBackground(backgroundImage) }

  /// Sets the background image of buttons of a style. An image with content logs a warning: it is
  /// not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
    barMetrics: UIBarMetrics
  ) { warnOfBackground(backgroundImage) }

  /// Sets the background image of the back button. An image with content logs a warning: it is not
  /// drawn.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { warnOfBackground(backgroundImage) }

  /// Returns the background image of the button. Always nil.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }

  /// Returns the background image of buttons of a style. Always nil.
  public func backgroundImage(
    for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }

  /// Returns the background image of the back button. Always nil.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }

  private func warnOfBackground(_ image: UIImage?) {
    guard let image, image.size != .zero else { return }
    CallWarnings.warnOnce(
      of: "UIBarButtonItem.setBackgroundImage",
      "backgrounds of bar buttons are not drawn; write a 'customView'")
  }

  /// Moves the background image of the button.
  @available(
    *, unavailable, message: "backgrounds of bar buttons are not drawn: write 'customView'"
  )
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Moves the background image of the back button.
  @available(
    *, unavailable, message: "backgrounds of bar buttons are not drawn: write 'customView'"
  )
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  // MARK: Groups

  /// Returns a group of this button alone.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  /// Returns a group of this button alone. It cannot be moved: bars are not customized here.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  /// Returns a group of this button alone. It cannot be removed: bars are not customized here.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    let group = creatingFixedGroup()
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

// Unsupported: UIBarButtonItem.setBackgroundImage · kept · Backgrounds of bar buttons are logged
//   and not drawn. · test: WideBarTests
// Unsupported: UIBarButtonItem.setTitlePositionAdjustment · drawn · It moves titles in navigation
//   bars, not in toolbars. · test: WideBarTests
