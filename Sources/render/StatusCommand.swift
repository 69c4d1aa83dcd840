import ArgumentParser
import Failures

/// A command whose status says more than whether it worked.
@MainActor
protocol StatusCommand: ParsableCommand {
  func perform() throws(Failure) -> RunStatus
}
