import GoldenSets

extension RunStatus {
  /// The status of a verdict.
  init(_ kind: Verdict.Kind) {
    self =
      switch kind {
      case .passed, .recorded: .success
      case .size: .size
      case .pixels, .content: .pixels
      case .environment: .otherLibraries
      case .missing, .unreadable: .missing
      case .unrecorded: .output
      case .error: .usage
      }
  }

  /// The worst status of a set's goldens.
  init(_ entries: [GoldenRun.Entry]) {
    self = entries.reduce(.success) { status, entry in
      status.worse(entry.failure?.status ?? RunStatus(entry.result.kind))
    }
  }

  /// Prints the result. If it cannot be printed or a report cannot be written, this affects the
  /// status only if the comparison succeeded.
  @MainActor
  func report(_ lines: [String], problems: [Failure] = []) -> RunStatus {
    var problems = problems
    do throws(Failure) { try StandardOutput.write(lines: lines) } catch {
      problems.append(error)
      CommandLineTool.printError(lines.joined(separator: "\n"))
    }
    for problem in problems { CommandLineTool.diagnose(problem.description) }
    return self == .success ? problems.map(\.status).reduce(.success) { $0.worse($1) } : self
  }
}
