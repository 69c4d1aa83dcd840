import Snapshots

/// The results of the last run, and where their files are.
struct LastRun {
  let workspace: Workspace
  let run: ResultStore.Run

  init(_ workspace: Workspace) throws(RenderError) {
    self.workspace = workspace
    guard let run = ResultStore(artifacts: workspace.artifacts).latestRun() else {
      throw .golden(.noResults(workspace.artifacts))
    }
    self.run = run
  }
}
