/// What has traits. Source: Apple, UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of the surroundings.
  var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
  /// The device's traits: light, from left to right and `large` unless a picture is taken under
  /// others.
  public var traitCollection: UITraitCollection { settings.traitCollection }
}

extension ScreenSettings {
  /// The standard traits, with what this screen says besides.
  var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.standard, traits, UITraitCollection(displayScale: scale)])
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
      adapt(from: old, to: new)
    }
    for subview in subviews { subview.catchUpWithTraits() }
  }
}

extension UIViewController: UITraitEnvironment {
  /// The screen's traits; a controller has none of its own here.
  public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}
