/// The unreadable parts of a table, for which no further mistakes are recorded.
package struct Gaps: Sendable {
  /// The keys with invalid values.
  var keys: Set<String> = []
  /// The names of the keys in the document, valid or not.
  var given: Set<String> = []
  /// Whether missing keys may have been intended.
  var hasOthers = false
  /// Whether the whole table is unreadable.
  var isAll = false

  static let all = Gaps(hasOthers: true, isAll: true)

  func has(_ key: String) -> Bool {
    keys.contains(key) || hasOthers && !given.contains(key)
  }
}

extension CheckedValue {
  /// The unreadable parts of this value as a table.
  var gaps: Gaps {
    switch value {
    case .table(let entries, let isWhole):
      Gaps(
        keys: Set(entries.filter(\.value.isWrong).map(\.name)), given: Set(entries.map(\.name)),
        hasOthers: !isWhole)
    case .wrong: .all
    default: Gaps()
    }
  }
}

/// A table with its location and its unreadable parts.
protocol Traced: TableDecodable {
  var location: DocumentLocation { get set }
  var gaps: Gaps { get set }
}

extension Codec where Value: Traced {
  /// A table. Invalid tables become values, too, so that the following ones keep their index.
  static var traced: Codec {
    Codec(
      table.shape,
      make: { plain in
        guard plain.entries != nil || plain.isWrong else { return nil }
        var value = Value.table.make(plain) ?? Value()
        value.location = plain.location
        value.gaps = plain.gaps
        return value
      }, show: { _ in "{}" })
  }
}
