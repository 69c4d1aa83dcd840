extension Verdict {
  /// The kind of a verdict, worst first, for stored results, counts and colours of reports, and
  /// exit statuses.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// No snapshot was taken.
    case error
    /// A golden could not be written.
    case unrecorded
    /// The golden is unreadable.
    case unreadable
    /// The picture and its golden differ in size.
    case size
    /// Pixels differ by more than the tolerance.
    case pixels
    /// Values other than pictures differ.
    case content
    /// There is no golden, and none was recorded.
    case missing
    /// Pixels differ, and the golden was recorded with other libraries or fonts.
    case environment
    /// A golden was recorded. It has not been reviewed, so the test failed.
    case recorded
    /// The pixels or texts are equal, within the tolerance if any.
    case passed
  }

  /// The kind of the verdict.
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

  /// Whether nothing was compared, so that there is no difference to show.
  package var isError: Bool { [.error, .unrecorded, .unreadable].contains(self) }

  /// The label after a number: "3 other pixels".
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

  /// The heading of entries without a more specific one.
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
