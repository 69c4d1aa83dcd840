import Snapshots

/// The results of the last run, and where their files are.
struct LastRun {
  let workplace: Workplace
  let run: ResultStore.Run

  init(_ workplace: Workplace) throws(RenderError) {
    self.workplace = workplace
    guard let run = ResultStore(artifacts: workplace.artifacts).latestRun() else {
      throw .golden(.noResults(workplace.artifacts))
    }
    self.run = run
  }
}
