import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy for the bytes themselves, in a file without an extension.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        encode: { $0 }, decode: { $0 },
        difference: { expected, actual in
          guard expected != actual else { return nil }
          guard expected.count == actual.count else {
            return .other("the golden has \(expected.count) bytes, the data \(actual.count)")
          }
          let first = zip(expected, actual).enumerated().first { $1.0 != $1.1 }
          return .other("byte \((first?.offset ?? 0) + 1) of \(actual.count) differs")
        }))
  }
}
