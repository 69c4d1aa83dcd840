/// What a process ends with.
package enum RunStatus: Equatable, CaseIterable, Sendable {
  case success
  case usage
  case output
  /// The machine lacks something: a picture says nothing then.
  case environment
  /// A picture differs, and was recorded with other libraries: the machine lacks nothing.
  case otherLibraries
  case size
  case pixels
  case missing
  case unsettled
  case empty

  /// The number. Two have the same, for both are about the machine.
  package var code: Int32 {
    switch self {
    case .success: 0
    case .usage: 1
    case .output: 2
    case .environment, .otherLibraries: 20
    case .size: 21
    case .pixels: 22
    case .missing: 23
    case .unsettled: 24
    case .empty: 25
    }
  }

  /// What a process of this program ended with; nil for a number that it does not use.
  package init?(code: Int32) {
    guard let status = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = status
  }

  // MARK: The worst

  /// From the best to the worst. A command that makes no sense, a picture that cannot be written
  /// and a machine that lacks something come after pictures that could not be drawn, and those
  /// after pictures that are not there, that differ in size, in pixels, or by other libraries.
  package static let fromBestToWorst: [RunStatus] = [
    .success, .otherLibraries, .pixels, .size, .missing, .empty, .unsettled, .environment, .output,
    .usage,
  ]

  private var rank: Int { Self.fromBestToWorst.firstIndex(of: self) ?? 0 }

  /// Of two, the one to end with.
  package func worse(_ other: RunStatus) -> RunStatus { rank < other.rank ? other : self }
}
