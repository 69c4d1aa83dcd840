import AtomicFiles
import CoreText
import ScenePictures

// Errors of files and fonts describe themselves; this extension gives their meaning for a process.

extension AtomicFileError: FailureReason {
  package var status: RunStatus { .output }
}

extension FontError: FailureReason {
  package var status: RunStatus { .environment }
}

extension GoldenReadError: FailureReason {
  package var status: RunStatus { .missing }
}

extension GoldenWriteError: FailureReason {
  package var status: RunStatus { .output }
}

extension ManifestError: FailureReason {
  package var status: RunStatus { .output }
}

extension ResultPathError: FailureReason {
  package var status: RunStatus { .usage }
}

extension AcceptError: FailureReason {
  package var status: RunStatus {
    switch self {
    case .outside, .noGolden, .noKind, .nowhere, .twice: .usage
    case .nothingToAccept, .notThere, .damaged: .missing
    case .notWritten: .output
    }
  }
}
