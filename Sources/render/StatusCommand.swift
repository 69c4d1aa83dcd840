import ArgumentParser
import Failures

/// A command that returns an exit status.
@MainActor
protocol StatusCommand: ParsableCommand {
  func perform() throws(Failure) -> RunStatus
}
