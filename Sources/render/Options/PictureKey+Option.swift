import ArgumentParser
import ScenePictures

// Options that correspond to a key of a picture use the key's name, summary and value name.

extension NameSpecification {
  /// The name of a key's option.
  static func of(_ key: PictureKey) -> NameSpecification {
    key.option.map { .customLong($0) } ?? .long
  }
}

extension ArgumentHelp {
  /// The key's summary, and further text about its option.
  init(_ key: PictureKey, _ more: String = ".") {
    self.init("\(key.summary)\(more)", valueName: key.valueName)
  }
}
