/// What has traits. Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the surroundings.
  var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
  /// The device's traits: its size classes; light, from left to right and `large` unless a picture
  /// is taken under others.
  public var traitCollection: UITraitCollection { settings.traitCollection }
}

extension ScreenSettings {
  /// The standard traits, with what this screen says besides.
  var traitCollection: UITraitCollection { traitCollection(at: bounds.size) }

  /// What they are when the screen has another size, in points.
  func traitCollection(at size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      .standard, UITraitCollection(ofScreen: size), traits, UITraitCollection(displayScale: scale),
    ])
  }
}

extension UIView: UITraitEnvironment {
  /// The screen's traits; a view has none of its own here.
  public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Tells the views of a tree that know other traits than the current ones: their colours are
  /// resolved anew, and they are laid out and drawn again.
  ///
  /// Complexity: O(views).
  package func catchUpWithTraits() {
    let (old, new) = (knownTraits ?? .standard, CurrentTraits.value ?? .standard)
    if old.userInterfaceStyle != new.userInterfaceStyle
      || old.layoutDirection != new.layoutDirection
      || old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.accessibilityContrast != new.accessibilityContrast
    {
      knownTraits = CurrentTraits.value
      if superview == nil { tellOfContentSize(from: old, to: new) }
      adapt(from: old, to: new)
    }
    for subview in subviews { subview.catchUpWithTraits() }
  }

  private func tellOfContentSize(from old: UITraitCollection, to new: UITraitCollection) {
    let size = new.preferredContentSizeCategory
    guard size != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
  }

  /// Tells a tree of views, and their controllers, that there is more or less room than before;
  /// colours stay what they are.
  ///
  /// - Complexity: O(views).
  func sizeClassesDidChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    viewController?.traitCollectionDidChange(old)
    for subview in subviews { subview.sizeClassesDidChange(from: old) }
  }
}

extension UIViewController: UITraitEnvironment {
  /// The screen's traits; a controller has none of its own here.
  public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}
