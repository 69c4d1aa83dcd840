/// The parts of reference images' names in addition to the test and the identifier.
///
/// Source: uber/ios-snapshot-test-case 8.0, FBSnapshotTestCasePlatform.h.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// No parts, regardless of other options.
  public static let none = Self(rawValue: 1 << 0)
  /// The device's model, "_iPhone".
  public static let device = Self(rawValue: 1 << 1)
  /// The version of the system, "_18_0".
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's size in points, "_375x667".
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The screen's scale in pixels per point, "@2x".
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// The parts of reference images' names in iOSSnapshotTestCase 4 and 5.
@available(*, deprecated, renamed: "FBSnapshotTestCaseFileNameIncludeOption")
public struct FBSnapshotTestCaseAgnosticOption: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Only the scale.
  public static let none = Self(rawValue: 1 << 0)
  /// The device's model.
  public static let device = Self(rawValue: 1 << 1)
  /// The version of the system.
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's size in points.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// No scale.
  public static let noSuffix = Self(rawValue: 1 << 4)
}

/// Returns true: programs are built for 64 bits.
public func FBSnapshotTestCaseIs64Bit() -> Bool { MemoryLayout<Int>.size == 8 }

/// Returns the suffixes of reference folders, most likely first: `_64`, then `_32`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
  NSOrderedSet(array: FBSnapshotTestCaseIs64Bit() ? ["_64", "_32"] : ["_32", "_64"])
}

/// Returns a file's name with the parts of the options, and an underscore for each space and
/// punctuation mark before the scale.
public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  ReferenceName(fileName, option).text
}
