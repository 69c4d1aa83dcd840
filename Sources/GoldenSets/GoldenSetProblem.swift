import AtomicFiles
import ScenePictures

/// The problems of a set of goldens. `description` follows the file's name and a colon.
package enum GoldenSetProblem: Error, Equatable {
  case notJSON(String)
  /// An unreadable file among goldens that may be a set.
  case unknownOwner
  case linkToNothing
  /// A missing key, with its entry counted from 1; nil at the top level.
  case missingKey(String, entry: Int?)
  case wrongKind(String, entry: Int?, String)
  case unknownKey(String, nearest: String?)
  case twice(String)
  case unusableName(String)
  case unknownScene(String, name: String, nearest: String?)
  case unknownWord(String, key: String, name: String, nearest: String?, known: [String])
  /// A value of the wrong form: the key's name, and the form that it takes.
  case form(key: String, takes: String, name: String)
  /// Two keys that contradict each other.
  case together(String, String, name: String)

  static func form(_ key: PictureKey, name: String) -> GoldenSetProblem {
    .form(key: key.name, takes: key.form, name: name)
  }

  init(_ error: DecodingError) {
    func entryNumber(_ path: [any CodingKey]) -> Int? {
      path.compactMap(\.intValue).first.map { $0 + 1 }
    }
    func key(_ path: [any CodingKey]) -> String {
      path.last { $0.intValue == nil }?.stringValue ?? "the file"
    }
    switch error {
    case .keyNotFound(let missing, let context):
      self = .missingKey(missing.stringValue, entry: entryNumber(context.codingPath))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .wrongKind(
        key(context.codingPath), entry: entryNumber(context.codingPath), context.debugDescription)
    case .dataCorrupted(let context):
      self = .notJSON(context.debugDescription)
    @unknown default:
      self = .notJSON("\(error)")
    }
  }
}

extension GoldenSetProblem: CustomStringConvertible {
  /// One line, also if a word of the file has line ends.
  package var description: String { sentence.onOneLine }

  private var sentence: String {
    switch self {
    case .notJSON: "The file is not JSON."
    case .unknownOwner:
      "The file is not JSON; if it is a set of goldens, resolve its merge conflict, else move it"
        + " away."
    case .linkToNothing: "It is a link to a missing file."
    case .missingKey(let key, let entry?): "Golden \(entry) has no \"\(key)\"."
    case .missingKey(let key, nil): "There is no \"\(key)\"."
    case .wrongKind(let key, let entry?, _): "\"\(key)\" of golden \(entry) has the wrong type."
    case .wrongKind(let key, nil, _): "\"\(key)\" has the wrong type."
    case .unknownKey(let key, let nearest?):
      "There is no key \"\(key)\"; did you mean \"\(nearest)\"?"
    case .unknownKey(let key, nil): "There is no key \"\(key)\"."
    case .twice(let name): "Two goldens are called \"\(name)\"."
    case .unusableName(let name):
      """
      \"\(name)\" is not a golden's name: name the picture's path beside this file, without .png.
      """
    case .unknownScene(let scene, let name, let nearest?):
      "There is no scene \"\(scene)\" for \"\(name)\"; did you mean \"\(nearest)\"?"
    case .unknownScene(let scene, let name, nil):
      "There is no scene \"\(scene)\" for \"\(name)\"; 'render list' lists them all."
    case .unknownWord(let word, let key, let name, let nearest?, _):
      "\"\(key)\" of \"\(name)\" has no value \"\(word)\"; did you mean \"\(nearest)\"?"
        + (key == "device" ? " 'render list --devices' lists them all." : "")
    case .unknownWord(let word, let key, let name, nil, let known):
      """
      \"\(key)\" of \"\(name)\" has no value \"\(word)\"; there are \
      \(known.joined(separator: ", ")).
      """
    case .together(let first, let second, let name):
      "\"\(first)\" and \"\(second)\" of \"\(name)\" cannot be used together."
    case .form(let key, let form, let name): "\"\(key)\" of \"\(name)\" \(form)."
    }
  }
}
