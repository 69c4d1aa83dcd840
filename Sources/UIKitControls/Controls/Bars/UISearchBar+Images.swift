extension UISearchBar {
  /// The icons of a search bar. Raw values are UIKit's. Source: Apple, UISearchBar.Icon.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The bookmarks button.
    case bookmark = 2
    /// The results list button.
    case resultsList = 3
  }

  /// Sets the image of an icon in a state; nil for the system's. For the magnifying glass and the
  /// clear button only the images of the normal state are drawn.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: StateImages()][state] = iconImage
    searchTextField.show(
      glass: icons[.search]?.effective(in: .normal), clear: icons[.clear]?.effective(in: .normal))
    showFieldButton()
  }

  /// Returns the image that was set for an icon in a state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  /// Sets the offset of an icon, in points.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    adjustments[icon] = adjustment
    searchTextField.move(
      glassBy: adjustments[.search] ?? .zero, clearBy: adjustments[.clear] ?? .zero)
    showFieldButton()
  }

  /// Returns the offset of an icon, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }

  /// Sets the background image of the field in a state; resizable images stretch. The field has the
  /// height of the image for the normal state.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {
    fieldBackgrounds[state] = backgroundImage
    searchTextField.showBackgroundImage(fieldBackgrounds.effective(in: .normal))
    setNeedsLayout()
  }

  /// Sets ``backgroundImage``. It applies to all positions and metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// Returns ``backgroundImage``.
  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage }

  /// Whether the field can be edited. Default true.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// Returns the background image of the field that was set for a state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds[state]
  }
}
