import ScenePictures

/// An error in the selection of pictures. `description` is one sentence.
enum ShotProblem: FailureReason {
  /// Several pictures would have the same name.
  case sameNames(Int, output: String)
  case severalToStandardOutput(Int)
  /// An unknown placeholder in an output's name.
  case unknownPlaceholder(String, nearest: String?)
  /// An unknown value of an option.
  case unknownName(String, String, nearest: String?, names: [String])
  /// Two options that exclude each other.
  case together(String, String)
  /// Several outputs would be written to standard output.
  case oneStandardOutput([String])
  /// A pixel outside of the picture, whose size is in pixels.
  case noPixel(DrawingRequest.Pixel, width: Int, height: Int)
  /// An animation of a single picture.
  case onePicture(String)

  var status: RunStatus { .usage }
}

extension ShotProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .sameNames(let count, let output):
      "\(count) pictures need different names, and '\(output)' is only one; put {n}, {offset} or"
        + " another placeholder into it, as in 'out-{n}.png'."
    case .severalToStandardOutput(let count):
      "\(count) pictures cannot all go to standard output; --sheet, --filmstrip or --animate makes"
        + " one of them."
    case .unknownPlaceholder(let word, let nearest?):
      "'{\(word)}' in an output's name is not a placeholder; did you mean '{\(nearest)}'?"
    case .unknownPlaceholder(let word, nil):
      "'{\(word)}' in an output's name is not a placeholder; there are"
        + " \(NameTemplate.Placeholder.allCases.map(\.text).joined(separator: ", "))."
    case .unknownName(let option, let text, let nearest?, _):
      "\(option) has no value '\(text)'; did you mean '\(nearest)'?"
        + (option == "--device" ? " 'render list --devices' lists them all." : "")
    case .unknownName(let option, let text, nil, let names):
      "\(option) has no value '\(text)'; there are \(names.joined(separator: ", "))."
    case .together(let first, let second): "\(first) and \(second) cannot be used together."
    case .oneStandardOutput(let names):
      "Only one of \(names.joined(separator: ", ")) can go to standard output; give the others a "
        + "file or omit them."
    case .noPixel(let pixel, let width, let height):
      "There is no pixel \(pixel.x),\(pixel.y): the picture has \(width) × \(height) pixels,"
        + " counted from 0."
    case .onePicture(let option):
      "\(option) needs several pictures; ask for them with --at, --sweep, --offset, --item or "
        + "--device, as in '--at 0..0.5/0.1'."
    }
  }
}
