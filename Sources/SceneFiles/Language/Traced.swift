/// What could not be read of a table: nobody has to complain again of what is missing because of
/// that.
package struct Gaps: Sendable {
  /// The keys whose values are wrong.
  var keys: Set<String> = []
  /// The keys that are there, wrong or not.
  var given: Set<String> = []
  /// Whether keys that are not there may have been meant.
  var hasOthers = false
  /// Whether nothing at all could be read.
  var isAll = false

  static let all = Gaps(hasOthers: true, isAll: true)

  func has(_ key: String) -> Bool {
    keys.contains(key) || hasOthers && !given.contains(key)
  }
}

extension CheckedValue {
  /// What could not be read of this value, seen as a table.
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

/// A table that knows where it stands and what of it could not be read.
protocol Traced: TableDecodable {
  var place: Place { get set }
  var gaps: Gaps { get set }
}

extension Codec where Value: Traced {
  /// A table. What is wrong becomes a value too, so that those after it keep their numbers.
  static var traced: Codec {
    Codec(
      table.shape,
      make: { plain in
        guard plain.entries != nil || plain.isWrong else { return nil }
        var value = Value.table.make(plain) ?? Value()
        value.place = plain.place
        value.gaps = plain.gaps
        return value
      }, show: { _ in "{}" })
  }
}
