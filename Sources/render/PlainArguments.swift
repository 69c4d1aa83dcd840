import ScenePictures

/// Arguments as most people write them, read without ArgumentParser.
///
/// ArgumentParser reflects on the commands' types, which took 1.1 of the 3.9 ms of `render list`
/// and as much of a picture. It stays the slow twin and the only one that says what is wrong:
/// whatever is not plain here is nil and goes to it, and `PlainArgumentsTests` compares the two.
enum PlainArguments: Equatable {
  case list
  case draw(DrawArguments)

  init?(_ arguments: [String], scenes: SceneNames = .builtIn) {
    if arguments == ["list"] {
      self = .list
    } else if let draw = DrawArguments(plain: arguments, scenes: scenes) {
      self = .draw(draw)
    } else {
      return nil
    }
  }
}

extension DrawArguments {
  /// Options with a value of their own, each at most once, and as words a picture, or a scene and a
  /// picture; so that none can be a command.
  fileprivate init?(plain arguments: [String], scenes: SceneNames) {
    self.init()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--indicators": indicators = true
      case "--no-clamp": keepsOffset = true
      case "-": words.append(word)
      case "--offset":
        guard let value = rest.popFirst(), value != "--" else { return nil }
        offset.append(value)
      default:
        if let option = Self.options[word] {
          guard self[keyPath: option] == nil, let value = rest.popFirst(), value != "--" else {
            return nil
          }
          self[keyPath: option] = value
        } else {
          guard !word.isEmpty, !word.hasPrefix("-") else { return nil }
          words.append(word)
        }
      }
    }
    guard let picture = words.last, picture == "-" || picture.hasSuffix(".png"),
      words.count == 1
        || words.count == 2 && (scenes.contains(words[0]) || SceneNames.isFile(words[0]))
    else { return nil }
  }

  private static var options: [String: WritableKeyPath<DrawArguments, String?>] {
    ["--size": \.size, "--scale": \.scale, "--fonts": \.fonts]
  }
}
