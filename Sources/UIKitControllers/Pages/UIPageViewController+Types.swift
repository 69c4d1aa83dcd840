extension UIPageViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl. Unsupported: pages scroll.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The direction in which the pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// The direction of a page change.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// The location of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none
    /// At the left or top edge.
    case min
    /// In the middle, between two pages.
    case mid
    /// At the right or bottom edge.
    case max
  }

  /// A key of the options for creating a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The location of the spine, as a number. It is stored but not drawn.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The gap between scrolling pages, as a number of points. Default 0.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
