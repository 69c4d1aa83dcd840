/// The lengths of an element that its layout decides, whatever its view would like.
struct FixedLengths: OptionSet, Sendable {
  let rawValue: Int

  static let width = FixedLengths(rawValue: 1)
  static let height = FixedLengths(rawValue: 2)
}
