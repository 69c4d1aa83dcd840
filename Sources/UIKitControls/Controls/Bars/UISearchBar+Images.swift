extension UISearchBar {
  /// The signs of a search bar. Raw values are UIKit's. Source: Apple, UISearchBar.Icon.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }

  /// Sets the image in a sign's place in a state; nil for the system's. Of the glass and the clear
  /// button those in the normal state are shown.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: StateImages()][state] = iconImage
    searchTextField.show(
      glass: icons[.search]?.shown(in: .normal), clear: icons[.clear]?.shown(in: .normal))
    showFieldButton()
  }

  /// The image in a sign's place in a state.
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  /// Moves a sign, in points.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    adjustments[icon] = adjustment
    searchTextField.move(
      glassBy: adjustments[.search] ?? .zero, clearBy: adjustments[.clear] ?? .zero)
    showFieldButton()
  }

  /// How far a sign is moved, in points.
  public func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }

  /// Sets the image in the place of the field's ground in a state; resizable images stretch. The
  /// field is as high as the normal one.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
  {
    fieldGrounds[state] = backgroundImage
    searchTextField.showGround(fieldGrounds.shown(in: .normal))
    setNeedsLayout()
  }

  /// The image in the place of the field's ground in a state.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldGrounds[state]
  }
}
