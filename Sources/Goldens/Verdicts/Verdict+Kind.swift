extension Verdict {
  /// What became of a snapshot, in a word, worst first: what results keep, reports count and
  /// colour, and commands turn into an exit status.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// No snapshot was taken.
    case error
    /// A golden should have been written and could not be.
    case unrecorded
    /// The golden exists and cannot be read.
    case unreadable
    /// The picture is larger or smaller than its golden.
    case size
    /// Pixels differ more than the tolerance allows.
    case pixels
    /// What differs is no picture.
    case content
    /// There is no golden, and none was recorded.
    case missing
    /// Pixels differ, and the golden was recorded with other libraries or fonts than these.
    case environment
    /// A golden was written. Nobody has looked at it yet, so the test failed.
    case recorded
    /// The pixels, or texts, are equal, within the tolerance if there is one.
    case passed
  }

  /// The outcome in a word.
  public var kind: Kind {
    switch outcome {
    case .matched, .tolerated, .precise: .passed
    case .differs(.size): .size
    case .differs(.pixels): .pixels
    case .unlikeIOS(let match): match.isOfSize ? .size : .pixels
    case .differs: .content
    case .environmentDiffers: .environment
    case .missing: .missing
    case .unreadable: .unreadable
    case .recorded: .recorded
    case .notRecorded: .unrecorded
    case .notTaken, .misconfigured: .error
    }
  }
}

extension Verdict.Kind {
  /// Whether the test passes. Recording does not.
  public var isPass: Bool { self == .passed }

  /// Whether nothing was compared, so that there is no difference to look at.
  package var isError: Bool { [.error, .unrecorded, .unreadable].contains(self) }

  /// After a number: "3 other pixels".
  package var label: String {
    switch self {
    case .error: "errors"
    case .unrecorded: "not recorded"
    case .unreadable: "unreadable goldens"
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
    case .unrecorded: "Not recorded"
    case .unreadable: "The golden cannot be read"
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
