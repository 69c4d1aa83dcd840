import ScenePictures

extension RunStatus {
  var meaning: String {
    switch self {
    case .success: "done: the picture was written, pictures are equal"
    case .usage: "the arguments or the scene file are invalid; nothing was drawn"
    case .output: "a picture or a report could not be written"
    case .environment, .otherLibraries:
      "the machine lacks fonts or memory; or a picture differs and was"
        + " recorded with other libraries"
    case .size: "sizes differ"
    case .pixels: "pixels differ"
    case .missing: "a picture to compare with is missing or cannot be read; a golden is an orphan"
    case .unsettled:
      "the screen did not settle: its layout kept changing, or an image did not load"
    case .empty: "the picture would have been empty"
    }
  }

  /// The heading of the table and of the manual page's section.
  static let heading = "EXIT STATUS"

  /// The statuses with different numbers, sorted by number.
  static let numbered = allCases.filter { $0 != .otherLibraries }

  /// The numbers with their meanings, for the help.
  static var table: String {
    HelpTable(
      numbered.map { status in
        let number = String(status.code)
        return (String(repeating: " ", count: 2 - number.count) + number, status.meaning)
      }
    ).text
  }

  /// The rule for commands that draw or compare several pictures.
  static var rule: String {
    let order = fromBestToWorst.reversed().map { status in
      switch status {
      case .environment: "\(status.code) (the machine)"
      case .otherLibraries: "\(status.code) (other libraries)"
      default: "\(status.code)"
      }
    }
    return "Of several pictures or files the worst status counts; from the worst:"
      + " \(order.joined(separator: ", "))."
  }

  /// The statuses of processes that are terminated by a signal.
  static let signals = """
    A process ended by a signal has the status 128 plus the signal's number in a shell: 130 \
    after Ctrl-C. Each picture is then the old one or the new one, never a part.
    """

  /// The reference in the help of the other commands.
  static let reference =
    "The exit statuses are those of 'render --help'; of several the worst counts."
}
