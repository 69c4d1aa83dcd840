/// The exit status of a process.
package enum RunStatus: Equatable, CaseIterable, Sendable {
  case success
  case usage
  case output
  /// The machine lacks something, so that images are not meaningful.
  case environment
  /// An image differs and was recorded with other libraries; nothing is missing.
  case otherLibraries
  case size
  case pixels
  case missing
  case unsettled
  case empty

  /// The exit code. Two statuses about the machine share a code.
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

  /// Creates the status of an exit code; nil for an unused code.
  package init?(code: Int32) {
    guard let status = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = status
  }

  // MARK: The worst

  /// The statuses from best to worst: success, other libraries, other pixels, another size, missing
  /// images, images that could not be drawn, missing resources, output errors, invalid commands.
  package static let fromBestToWorst: [RunStatus] = [
    .success, .otherLibraries, .pixels, .size, .missing, .empty, .unsettled, .environment, .output,
    .usage,
  ]

  private var rank: Int { Self.fromBestToWorst.firstIndex(of: self) ?? 0 }

  /// Returns the worse of two statuses.
  package func worse(_ other: RunStatus) -> RunStatus { rank < other.rank ? other : self }
}
