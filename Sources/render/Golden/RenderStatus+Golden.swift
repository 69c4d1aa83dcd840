import GoldenSets

extension RenderStatus {
  /// What became of a snapshot, for the process.
  init(_ kind: Verdict.Kind) {
    self =
      switch kind {
      case .passed, .recorded: .success
      case .size: .size
      case .pixels, .content: .pixels
      case .environment: .environment
      case .missing, .unreadable: .missing
      case .unrecorded: .output
      case .error: .usage
      }
  }

  /// The worst of what became of a set's goldens.
  init(_ entries: [GoldenRun.Entry]) {
    self = entries.reduce(.success) { status, entry in
      status.worse(entry.failure.map { RenderStatus($0) } ?? RenderStatus(entry.result.kind))
    }
  }

  /// What keeps goldens from being looked after, for the process.
  init(_ error: GoldenError) {
    self =
      switch error {
      case .unknownName, .set, .emptySet, .sceneOutside, .captures, .refused,
        .mergedIntoItself,
        .accept(.outside), .accept(.noGolden):
        .usage
      case .noSet, .unreadableSet, .noResults, .partialRun, .changedSinceReview, .nothingToAccept,
        .notAcceptable, .accept(.nothingToAccept), .accept(.notThere), .accept(.damaged):
        .missing
      case .accept(.notWritten), .manifest, .notMerged, .file, .removal: .output
      case .fonts, .child: .environment
      case .picture(let error): RenderStatus(error)
      }
  }

  /// Says what was found. That it cannot be said, or a report not be written, never hides how the
  /// comparison ended: it decides only where that was well.
  @MainActor
  func tell(_ lines: [String], problems: [RenderError] = []) -> RenderStatus {
    var problems = problems
    do throws(RenderError) { try StandardOutput.write(lines: lines) } catch {
      problems.append(error)
      CommandLineTool.printError(lines.joined(separator: "\n"))
    }
    for problem in problems { CommandLineTool.complain(problem.description) }
    return self == .success ? problems.map(\.status).reduce(.success) { $0.worse($1) } : self
  }
}
