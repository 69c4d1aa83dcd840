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

  /// One line for each status, for the help.
  static var table: String { table(allCases) }

  static func table(_ statuses: [RenderStatus]) -> String {
    statuses.map { status in
      let number = String(status.rawValue)
      return "\(String(repeating: " ", count: 4 - number.count))\(number)  \(status.meaning)"
    }.joined(separator: "\n")
  }
}
