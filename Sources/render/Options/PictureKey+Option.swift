import ArgumentParser
import ScenePictures

// An option that says a part of a wanted picture has its name, its first words and what stands for
// its value from the table of keys.

extension NameSpecification {
  /// The option's name, of a key that has one.
  static func of(_ key: PictureKey) -> NameSpecification {
    key.option.map { .customLong($0) } ?? .long
  }
}

extension ArgumentHelp {
  /// What a key says of itself, and what is to be said of its option besides.
  init(_ key: PictureKey, _ more: String = ".") {
    self.init("\(key.summary)\(more)", valueName: key.valueName)
  }
}
