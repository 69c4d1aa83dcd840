/// How much room an interface has in one direction. Source: Apple, UIUserInterfaceSizeClass.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// What the surroundings say.
  case unspecified = 0
  /// As little as on a phone: from side to side held upright, from top to bottom held sideways.
  case compact = 1
  /// As much as on an iPad.
  case regular = 2
}

extension UITraitCollection {
  /// The kind of device that has a screen of a size in points, and how much room there is on it:
  /// regular both ways on iPads; on phones regular from top to bottom held upright, and from side
  /// to side held sideways where they are large.
  ///
  /// Source: Apple, Human Interface Guidelines, Layout, device size classes. Of the phones named
  /// there those have a regular width whose shorter side is at least 414 points, and no others.
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

  /// Whether there is as much room in both directions as others say.
  package func hasSizeClasses(of other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}
