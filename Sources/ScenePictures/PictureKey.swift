/// A property of a wanted picture in written form: its key in golden sets, its option, and its
/// values.
package struct PictureKey: Sendable {
  /// A JSON value.
  package enum Value: Equatable, Sendable {
    case flag(Bool)
    case number(Double)
    case numbers([Double])
    case word(String)
    case words([String])
  }

  package enum Kind: Sendable {
    case flag, number, numbers, word, words
  }

  /// The reason for which a value is invalid.
  package enum Refusal: Error, Equatable {
    /// The value has the wrong form.
    case malformed
    /// The word is unknown.
    case unknown(String, allowed: [String])
  }

  /// The name in golden sets: "textSize".
  package let name: String
  /// The option of the command line: "text-size"; nil for none.
  package let option: String?
  package let kind: Kind
  /// The placeholder for its value in help: "WxH"; nil for a key without.
  package let valueName: String?
  /// The permitted words; empty if other values are permitted.
  package let words: [String]
  /// The description in help: "Pixels per point".
  package let summary: String
  /// The text after the key's name in an error: "takes two numbers of points, as in [390, 844]".
  package let form: String
  private let write: @Sendable (Value, inout WantedPicture) throws(Refusal) -> Void

  init(
    _ name: String, option: String? = nil, _ kind: Kind, valueName: String? = nil,
    words: [String] = [], _ summary: String, form: String = "",
    write: @escaping @Sendable (Value, inout WantedPicture) throws(Refusal) -> Void
  ) {
    self.name = name
    self.option = option
    self.kind = kind
    self.valueName = valueName
    self.words = words
    self.summary = summary
    self.form = form
    self.write = write
  }

  /// Sets a picture's property to a value.
  package func write(_ value: Value, to picture: inout WantedPicture) throws(Refusal) {
    try write(value, &picture)
  }

  /// Returns the key with a name; nil if there is none.
  package static func named(_ name: String) -> PictureKey? { all.first { $0.name == name } }

  /// Pairs of keys that exclude each other.
  package static let exclusive = [("size", "device"), ("item", "offset")]
}
