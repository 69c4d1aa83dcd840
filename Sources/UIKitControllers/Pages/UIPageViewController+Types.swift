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
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// Where a page goes.
  public enum NavigationDirection: Int, Sendable {
    /// To the next one.
    case forward
    /// To the one before.
    case reverse
  }

  /// Where the spine of a book lies.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none
    /// At the left, or at the top.
    case min
    /// In the middle, between two pages.
    case mid
    /// At the right, or at the bottom.
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
