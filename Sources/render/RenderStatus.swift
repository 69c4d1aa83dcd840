/// What the process ends with.
enum RenderStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case usage = 1
  case output = 2
  case environment = 20
  case size = 21
  case pixels = 22
  case missing = 23
  case unsettled = 24
  case empty = 25

  var meaning: String {
    switch self {
    case .success: "done: the picture was written, pictures are equal"
    case .usage: "the arguments or the scene file make no sense; nothing was drawn"
    case .output: "a picture or a report could not be written"
    case .environment:
      "something the machine should have is missing: fonts, memory; or a picture differs and was"
        + " recorded with other libraries"
    case .size: "sizes differ"
    case .pixels: "pixels differ"
    case .missing: "a picture to compare with is missing or cannot be read; a golden is an orphan"
    case .unsettled:
      "the screen did not come to rest: its layout kept changing, or an image never came"
    case .empty: "the picture would have been empty"
    }
  }

  // MARK: The worst

  /// From the best to the worst: a command that makes no sense, and a picture that cannot be
  /// written or drawn, come after pictures that are not there, that differ in size, in pixels, or
  /// by other libraries.
  static let fromBestToWorst: [RenderStatus] = [
    .success, .environment, .pixels, .size, .missing, .empty, .unsettled, .output, .usage,
  ]

  private var rank: Int { Self.fromBestToWorst.firstIndex(of: self) ?? 0 }

  /// Of two, the one to end with.
  func worse(_ other: RenderStatus) -> RenderStatus { rank < other.rank ? other : self }

  // MARK: Help

  /// Above the table; a section of the manual page.
  static let heading = "EXIT STATUS"

  /// One line for each status, for the help.
  static var table: String {
    allCases.map { status in
      let number = String(status.rawValue)
      return "\(String(repeating: " ", count: 4 - number.count))\(number)  \(status.meaning)"
    }.joined(separator: "\n")
  }

  /// The one rule for commands that draw or compare several things.
  static var rule: String {
    let order = fromBestToWorst.reversed().map { "\($0.rawValue)" }.joined(separator: ", ")
    return "Of several pictures or files the worst decides; from the worst: \(order)."
  }

  /// What a signal makes of it.
  static let signals = """
    A process that a signal ends has 128 and the signal's number for a shell, as ever: 130 after Ctrl-C. The pictures are \
    then the old ones or the new ones, never half of one.
    """

  /// What the other commands' help says.
  static let reference =
    "The exit statuses are those of 'render --help'; of several the worst decides."
}
