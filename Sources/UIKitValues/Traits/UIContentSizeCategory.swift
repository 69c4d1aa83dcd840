/// How large a person wants text. `large` is what a device comes with.
///
/// Source: Apple, UIContentSizeCategory.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's own string.
  public let rawValue: String

  /// A category by UIKit's own string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the surroundings say.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the default one.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A step below the default one.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A step above the default one.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above it.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The size in what ``didChangeNotification`` brings along.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  /// Posted when a screen that was shown at one size is drawn at another.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// From the smallest to the largest, as the columns of the table of text styles.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Where among all sizes; what is not known, or unspecified, is `large`.
  var column: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the five largest, which are switched on apart from the others.
  public var isAccessibilityCategory: Bool { column >= 7 }
}

/// Source: Apple, UIContentSizeCategory, comparing two categories.
extension UIContentSizeCategory: Comparable {
  /// Whether one is smaller.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.column < right.column
  }
}

// Unsupported: UIContentSizeCategory.didChangeNotification · kept · It is never posted: traits
//   change between pictures only.
