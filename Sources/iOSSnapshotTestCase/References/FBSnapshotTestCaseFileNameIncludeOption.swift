/// What the names of reference images say besides the test and the identifier.
///
/// Source: uber/ios-snapshot-test-case 8.0, FBSnapshotTestCasePlatform.h.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Nothing, whatever else is set.
  public static let none = Self(rawValue: 1 << 0)
  /// The device's model, "_iPhone".
  public static let device = Self(rawValue: 1 << 1)
  /// The version of the system, "_18_0".
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's size in points, "_375x667".
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The screen's pixels per point, "@2x".
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// What the names of reference images say, in suites of iOSSnapshotTestCase 4 and 5.
@available(*, deprecated, renamed: "FBSnapshotTestCaseFileNameIncludeOption")
public struct FBSnapshotTestCaseAgnosticOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The scale alone.
  public static let none = Self(rawValue: 1 << 0)
  /// The device's model.
  public static let device = Self(rawValue: 1 << 1)
  /// The version of the system.
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's size in points.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// Not the scale.
  public static let noSuffix = Self(rawValue: 1 << 4)
}

/// True: programs are built for 64 bits.
public func FBSnapshotTestCaseIs64Bit() -> Bool { MemoryLayout<Int>.size == 8 }

/// What the names of reference folders end in, likeliest first: `_64`, then `_32`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
  NSOrderedSet(array: FBSnapshotTestCaseIs64Bit() ? ["_64", "_32"] : ["_32", "_64"])
}

/// A file's name with what the options say, and an underscore for each space and each mark of
/// punctuation before the scale.
public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  ReferenceName(fileName, option).text
}
