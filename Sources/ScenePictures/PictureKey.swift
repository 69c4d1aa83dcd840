/// A part of a wanted picture, as it is written: its key in sets of goldens, its option, and what
/// it takes.
package struct PictureKey: Sendable {
  /// A value as JSON has it.
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

  /// Why a value is none of the key's.
  package enum Refusal: Error, Equatable {
    /// It is not of the key's form.
    case malformed
    /// A word that is none of those known.
    case unknown(String, known: [String])
  }

  /// In sets of goldens: "textSize".
  package let name: String
  /// On the command line, where one option says it: "text-size".
  package let option: String?
  package let kind: Kind
  /// What stands for its value in help: "WxH"; nil for a key without.
  package let valueName: String?
  /// The words that are offered for it; none where it takes others.
  package let words: [String]
  /// What it says, for help: "Pixels per point".
  package let summary: String
  /// After the key's name: "takes two numbers of points, as in [390, 844]".
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

  /// Puts a value of the key's kind into a picture.
  package func write(_ value: Value, to picture: inout WantedPicture) throws(Refusal) {
    try write(value, &picture)
  }

  /// The key of that name; nil where there is none.
  package static func named(_ name: String) -> PictureKey? { all.first { $0.name == name } }

  /// Keys that contradict each other.
  package static let exclusive = [("size", "device"), ("item", "offset")]
}
