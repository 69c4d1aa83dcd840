/// The size class of an interface in one direction. Source: Apple, UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The inherited size class.
  case unspecified = 0
  /// The size class of a phone: horizontally in portrait, vertically in landscape.
  case compact = 1
  /// The size class of an iPad.
  case regular = 2
}

extension UITraitCollection {
  /// Creates the kind of device and the size classes for a screen size, in points: both regular on
  /// iPads; on phones, the vertical one is regular in portrait, and the horizontal one in landscape
  /// on large phones.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, device size classes. Exactly those phones
  /// have a regular width whose shorter side is at least 414 points.
  convenience init(ofScreen size: CGSize) {
    let shorter = min(size.width, size.height)
    let isUpright = size.height >= size.width
    let isPad = shorter >= 600
    let isWide = isPad || (!isUpright && shorter >= 414)
    self.init(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isPad || isUpright ? .regular : .compact),
    ])
  }

  /// Returns whether both size classes equal those of another collection.
  package func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}
