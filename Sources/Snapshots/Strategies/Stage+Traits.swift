import Sessions
import Staging
import UIKit

/// The traits under which screens of a session were last drawn.
final class LastDrawnTraits: SessionState {
  private struct Entry {
    weak var screen: AnyObject?
    let traits: UITraitCollection
  }

  /// Used on the main thread only.
  @MainActor private var entries: [ObjectIdentifier: Entry] = [:]

  required init(in session: RenderSession) {}

  /// Stores the current traits of a screen, and returns the previous ones; nil for the first time.
  @MainActor
  func exchange(_ traits: UITraitCollection, of screen: AnyObject) -> UITraitCollection? {
    let key = ObjectIdentifier(screen)
    let known = entries[key].flatMap { $0.screen === screen ? $0.traits : nil }
    if known == nil { entries = entries.filter { $0.value.screen != nil } }
    entries[key] = Entry(screen: screen, traits: traits)
    return known
  }
}

extension Stage {
  /// Notifies a screen of changed traits of which it was not notified otherwise.
  ///
  /// Views are notified of changes in appearance, content size category and size classes when they
  /// are installed. For the first picture a screen is assumed to come from a phone in portrait, as
  /// in most suites.
  ///
  /// - Parameters:
  ///   - wasLoaded: Whether its views were loaded before it was installed.
  ///   - home: The session in which it was created.
  func notifyOfTraits(_ screen: AnyObject, wasLoaded: Bool, session: RenderSession) {
    let pictured = session.root.state(LastDrawnTraits.self)
    run {
      let new = UIScreen.main.traitCollection
      let last = pictured.exchange(new, of: screen)
      let old = last ?? Self.phone
      let known = last ?? .standard
      let wasNotified =
        wasLoaded && !(new.hasSameAppearance(as: known) && new.hasSizeClasses(of: known))
      guard !new.has(all: old), !wasNotified else { return }
      root.sizeClassesDidChange(from: new.hasSizeClasses(of: old) ? old.withoutSizeClasses : old)
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
  }

  private static let phone = UITraitCollection(traitsFrom: [
    .standard, UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
  ])
}

extension UITraitCollection {
  /// Returns whether all traits of which views are notified are equal.
  fileprivate func has(all other: UITraitCollection) -> Bool {
    hasSameAppearance(as: other) && hasSizeClasses(of: other)
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceLevel == other.userInterfaceLevel
      && legibilityWeight == other.legibilityWeight
  }

  /// Returns whether all visual traits are equal, of which views are notified when installed.
  fileprivate func hasSameAppearance(as other: UITraitCollection) -> Bool {
    userInterfaceStyle == other.userInterfaceStyle && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && accessibilityContrast == other.accessibilityContrast
  }

  fileprivate var withoutSizeClasses: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: userInterfaceStyle),
      UITraitCollection(layoutDirection: layoutDirection),
      UITraitCollection(preferredContentSizeCategory: preferredContentSizeCategory),
      UITraitCollection(accessibilityContrast: accessibilityContrast),
      UITraitCollection(userInterfaceIdiom: userInterfaceIdiom),
      UITraitCollection(userInterfaceLevel: userInterfaceLevel),
      UITraitCollection(legibilityWeight: legibilityWeight),
    ])
  }
}
