import Foundation

/// A value with a custom description in a `.dump`.
///
/// It has the same name in pointfreeco/swift-snapshot-testing.
public protocol AnySnapshotStringConvertible {
  /// Whether the children of the value follow its description. Default false.
  static var renderChildren: Bool { get }

  /// The description of the value on a line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Always false.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes: "3 bytes".
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The text of the URL.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC: "2001-01-01T00:00:00Z".
  public var snapshotDescription: String {
    ISO8601DateFormatter.string(
      from: self, timeZone: .gmt, formatOptions: [.withInternetDateTime])
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The debug description, without addresses.
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String {
  /// The text without addresses of objects.
  var withoutAddresses: String { replacing(/:?\s*0x[\da-f]+(\s*)/) { String($0.output.1) } }
}
