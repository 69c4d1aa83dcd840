import Sessions
import Staging
import UIKit

/// Under which traits screens of a session were last pictured.
final class PicturedTraits: SessionState {
  private struct Entry {
    weak var screen: AnyObject?
    let traits: UITraitCollection
  }

  /// On the main thread alone.
  @MainActor private var entries: [ObjectIdentifier: Entry] = [:]

  required init(in session: RenderSession) {}

  /// Keeps under which traits a screen is pictured now, and returns those of the last time; nil for
  /// the first.
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
  /// Tells a screen that stands under other traits than before, where it was not told of them.
  ///
  /// Views are told of other colours, sizes of text and size classes as they are put up. A screen
  /// that is pictured for the first time comes from a phone held upright, as in most suites.
  ///
  /// - Parameters:
  ///   - wasLoaded: whether its views were there before it was put up.
  ///   - home: the session that it was made in.
  func tellOfTraits(_ screen: AnyObject, wasLoaded: Bool, home: RenderSession) {
    let pictured = home.root.state(PicturedTraits.self)
    run {
      let new = UIScreen.main.traitCollection
      let last = pictured.exchange(new, of: screen)
      let old = last ?? Self.phone
      let known = last ?? .standard
      let wasTold = wasLoaded && !(new.looks(like: known) && new.hasSizeClasses(of: known))
      guard !new.has(all: old), !wasTold else { return }
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
  /// Whether nothing that views are told of differs.
  fileprivate func has(all other: UITraitCollection) -> Bool {
    looks(like: other) && hasSizeClasses(of: other)
      && userInterfaceIdiom == other.userInterfaceIdiom
      && userInterfaceLevel == other.userInterfaceLevel
      && legibilityWeight == other.legibilityWeight
  }

  /// Whether nothing that is drawn differs: of that, views are told as they are put up.
  fileprivate func looks(like other: UITraitCollection) -> Bool {
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
