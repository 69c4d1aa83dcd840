import AtomicFiles
import CoreText
import ScenePictures

// Errors of files and fonts describe themselves; this extension gives their meaning for a process.

extension AtomicFileError: FailureFact {
  package var status: RunStatus { .output }
}

extension FontError: FailureFact {
  package var status: RunStatus { .environment }
}

extension GoldenReadError: FailureFact {
  package var status: RunStatus { .missing }
}

extension GoldenWriteError: FailureFact {
  package var status: RunStatus { .output }
}

extension ManifestError: FailureFact {
  package var status: RunStatus { .output }
}

extension ResultPathError: FailureFact {
  package var status: RunStatus { .usage }
}

extension AcceptError: FailureFact {
  package var status: RunStatus {
    switch self {
    case .outside, .noGolden, .noKind, .nowhere, .twice: .usage
    case .nothingToAccept, .notThere, .damaged: .missing
    case .notWritten: .output
    }
  }
}
