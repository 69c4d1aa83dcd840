extension UIPageViewController {
  /// How one page makes room for another.
  public enum TransitionStyle: Int, Sendable {
    /// As a sheet that is turned; here pages slide.
    case pageCurl
    /// They slide.
    case scroll
  }

  /// The way in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// Where a page goes.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// Where the spine of a book lies.
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  /// What a controller can be told when it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine lies, as a number; it is kept and not drawn.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages that slide, as a number of points. Default 0.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
