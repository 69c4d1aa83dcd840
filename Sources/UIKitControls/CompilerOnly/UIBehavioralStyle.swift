// For the compiler only: there is no Mac; controls always have the look of iOS.

/// How controls behave in an app for Macs. Raw values are UIKit's. Source: Apple,
/// UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As the platform.
  case automatic = 0
  /// As on iPads.
  case pad = 1
  /// As on Macs.
  case mac = 2
}

@MainActor private let preferredStyles = SideProperty(default: UIBehavioralStyle.automatic)

extension UIButton {
  /// The preferred style on a Mac. Ignored, as on iOS. Default automatic.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { preferredStyles[self] }
    set { preferredStyles[self] = newValue }
  }
  /// The style in effect: that of iPads.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
  /// The preferred style on a Mac. Ignored, as on iOS. Default automatic.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { preferredStyles[self] }
    set { preferredStyles[self] = newValue }
  }
  /// The style in effect: that of iPads.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UINavigationBar {
  /// The preferred style on a Mac. Ignored, as on iOS. Default automatic.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { preferredStyles[self] }
    set { preferredStyles[self] = newValue }
  }
  /// The style in effect: that of iPads.
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

// Unsupported: UIBehavioralStyle · kept · Preferred styles are for Macs and change nothing, as on
//   iOS. · test: NewNamesTests
