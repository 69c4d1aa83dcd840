import Foundation

/// What says in its own words how it stands in a `.dump`.
///
/// Under its name in pointfreeco/swift-snapshot-testing.
public protocol AnySnapshotStringConvertible {
  /// Whether what the value holds follows below its description. Default false.
  static var renderChildren: Bool { get }

  /// The value in a line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// In quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// In quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// "3 bytes".
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// "2001-01-01T00:00:00Z", wherever the test runs.
  public var snapshotDescription: String {
    ISO8601DateFormatter.string(
      from: self, timeZone: .gmt, formatOptions: [.withInternetDateTime])
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debugger's description, without addresses.
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String {
  /// The text without what is the address of an object.
  var withoutAddresses: String { replacing(/:?\s*0x[\da-f]+(\s*)/) { String($0.output.1) } }
}
