import ArgumentParser

/// A command whose status says more than whether it worked.
@MainActor
protocol StatusCommand: ParsableCommand {
  func perform() throws(RenderError) -> RenderStatus
}
