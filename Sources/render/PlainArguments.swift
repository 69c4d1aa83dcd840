import ScenePictures

/// Parses common arguments without ArgumentParser.
///
/// ArgumentParser reflects on the commands' types, which took 1.1 of the 3.9 ms of `render list`.
/// Arguments that are not handled here result in nil and are parsed by ArgumentParser, which also
/// reports all errors. `PlainArgumentsTests` compares both results.
enum PlainArguments: Equatable {
  case list
  case draw(RenderRequest)

  init?(_ arguments: [String], scenes: SceneNames = .builtIn) {
    if arguments == ["list"] {
      self = .list
    } else if let request = PlainLine(arguments, scenes)?.request(scenes) {
      self = .draw(request)
    } else {
      return nil
    }
  }
}

/// Options with one value, each at most once, and as positional arguments a picture, or a scene and
/// a picture, so that none can be a command.
private struct PlainLine {
  private var words: [String] = []
  private var offsets: [String] = []
  private var values: [String: String] = [:]
  private var (showsIndicators, keepsOffset) = (false, false)

  init?(_ arguments: [String], _ scenes: SceneNames) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--indicators": showsIndicators = true
      case "--no-clamp": keepsOffset = true
      case "-": words.append(word)
      case "--offset", "--size", "--scale", "--fonts":
        guard let value = rest.popFirst(), value != "--" else { return nil }
        if word == "--offset" {
          offsets.append(value)
        } else if values.updateValue(value, forKey: word) != nil {
          return nil
        }
      default:
        guard !word.isEmpty, !word.hasPrefix("-") else { return nil }
        words.append(word)
      }
    }
    guard let picture = words.last, picture == "-" || picture.hasSuffix(".png"),
      words.count == 1
        || words.count == 2 && (scenes.contains(words[0]) || SceneNames.isFile(words[0]))
    else { return nil }
  }

  /// Returns nil if an argument is invalid.
  func request(_ scenes: SceneNames) -> RenderRequest? {
    do throws(Failure) {
      let (scene, output) = try PositionalArguments(words, scenes: scenes).resolved()
      var request = RenderRequest(scene: scene, output: output)
      for offset in offsets { request.axes.regions.append(.offset(try Number.offset(offset))) }
      if let size = values["--size"] { request.picture.size = try Number.size(size) }
      if let scale = values["--scale"] { request.picture.scale = try Number.scale(scale) }
      request.fonts = values["--fonts"]
      request.picture.showsIndicators = showsIndicators
      request.picture.clamps = !keepsOffset
      return request
    } catch {
      return nil
    }
  }
}
