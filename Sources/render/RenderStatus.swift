/// What the process ends with. 21, 22 and 23 are kept for comparing pictures: the size differs,
/// pixels differ, a golden is missing.
enum RenderStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case usage = 1
  case output = 2
  case environment = 20
  case unsettled = 24
  case empty = 25

  var meaning: String {
    switch self {
    case .success: "the picture was written"
    case .usage: "the arguments make no sense; nothing was drawn"
    case .output: "the picture could not be written"
    case .environment: "something the machine should have is missing: fonts, memory"
    case .unsettled:
      "the screen did not come to rest: its layout kept changing, or an image never came"
    case .empty: "the picture would have been empty"
    }
  }

  /// One line for each status, for the help.
  static var table: String {
    allCases.map { status in
      let number = String(status.rawValue)
      return "\(String(repeating: " ", count: 4 - number.count))\(number)  \(status.meaning)"
    }.joined(separator: "\n")
  }
}
