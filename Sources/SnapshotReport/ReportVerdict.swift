/// What became of a snapshot, as a reader tells the kinds apart: worst first.
package enum ReportVerdict: String, CaseIterable, Codable, Sendable {
  case error, size, pixels, content, missing, environment, recorded, passed

  package init(_ outcome: SnapshotResult.Outcome) {
    self =
      switch outcome {
      case .matched: .passed
      case .recorded: .recorded
      case .missing: .missing
      case .sizeDiffers: .size
      case .pixelsDiffer: .pixels
      case .contentDiffers: .content
      case .environmentDiffers: .environment
      case .unreadable, .error: .error
      }
  }

  /// After a number: "3 other pixels".
  package var label: String {
    switch self {
    case .error: "errors"
    case .size: "other size"
    case .pixels: "other pixels"
    case .content: "other content"
    case .missing: "no golden"
    case .environment: "other libraries"
    case .recorded: "recorded"
    case .passed: "passed"
    }
  }

  /// What entries that say nothing better have in common.
  package var cause: String {
    switch self {
    case .error: "Not compared"
    case .size: "The size differs"
    case .pixels: "The pixels differ"
    case .content: "The content differs"
    case .missing: "There is no golden"
    case .environment: "Recorded with other libraries or fonts"
    case .recorded: "Recorded now"
    case .passed: "Equal"
    }
  }
}
