import AtomicFiles

/// The reasons for which a branch cannot be reviewed. `description` is one sentence.
package enum ReviewProblem: FailureReason {
  case noGit(reason: String)
  case noRepository(String)
  case noCommit(String)
  case noMain
  case git(command: String, reason: String)
  case notWritten(AtomicFileError)
  case notCleared(String, reason: String)
  case marks(String)
  case noMarks(String)

  package var status: RunStatus {
    switch self {
    case .noGit: .environment
    case .noRepository, .noCommit, .noMain, .marks: .usage
    case .git, .noMarks: .missing
    case .notWritten, .notCleared: .output
    }
  }
}

extension ReviewProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noGit(let reason): "git cannot be started: \(reason)."
    case .noRepository(let folder): "'\(folder)' is not in a git repository."
    case .noCommit(let name): "git has no commit '\(name)' here."
    case .noMain:
      "The main branch is unknown: there is no origin/HEAD, main or master; name a commit, as in"
        + " 'render review HEAD~3'."
    case .git(let command, let reason): "'git \(command)' failed: \(reason)"
    case .notWritten(let error): error.description
    case .notCleared(let folder, let reason): "'\(folder)' cannot be cleared: \(reason)"
    case .marks(let path): "'\(path)' has no marks in the format that a review page saves."
    case .noMarks(let path): "There is no '\(path)'."
    }
  }
}
