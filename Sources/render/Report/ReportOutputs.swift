import ArgumentParser
import AtomicFiles
import Foundation
import GoldenSets
import SnapshotReport

/// The output options of a report.
struct ReportOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The review page, one file. Default: beside the run's results; report.html in the artifacts'"
        + " folder is the newest.",
      valueName: "FILE"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp("The results as JUnit's XML.", valueName: "FILE"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    name: .customLong("json"),
    help: ArgumentHelp("The results as one JSON object.", valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var jsonFile: String?

  @Option(
    help: ArgumentHelp("A summary in Markdown.", valueName: "FILE"),
    completion: .file(extensions: ["md"]))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "The address of the artifacts' folder on the web, so that the Markdown shows the pictures"
        + " of failures.",
      valueName: "URL"))
  var pictures: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Print GitHub's annotations. Default: only where GITHUB_ACTIONS is true.")
  var github: Bool?

  /// The result of writing a report.
  struct Written {
    /// The absolute path of the review page, or nil if it could not be written.
    var page: String?
    /// The absolute path of `report.html` in the artifacts' folder, if it is the same page.
    var newest: String?
    var problems: [Failure] = []

    /// For example, "Report: Artifacts/report.html (this run: Artifacts/results/1-2/report.html)".
    /// The second path is of this run also if another run has replaced the first one since.
    func line(in workspace: Workspace) -> String? {
      guard let page = page.map(workspace.displayPath) else { return nil }
      guard let newest = newest.map(workspace.displayPath) else { return "Report: \(page)" }
      return "Report: \(newest) (this run: \(page))"
    }
  }

  /// Writes all requested outputs. An error in one does not prevent the others.
  ///
  /// - Parameter run: The run's identifier, by which concurrent runs have separate pages, or nil to
  ///   write the page in the artifacts' folder only.
  func write(_ report: Report, _ workspace: Workspace, run: String?) -> Written {
    var written = Written()
    let newest = workspace.artifacts + "/report.html"
    let own = run.map { ResultStore(artifacts: workspace.artifacts).page(ofRun: $0) }
    let page = html.map { URL(fileURLWithPath: $0).path } ?? own ?? newest
    func attempt(_ path: String?, _ data: () throws -> Data) -> Bool {
      guard let path else { return false }
      do {
        try Self.write(data(), to: path)
        return true
      } catch let error as AtomicFileError {
        written.problems.append(Failure(error))
      } catch {
        written.problems.append(Failure(OutputProblem.report(String(describing: error))))
      }
      return false
    }
    if attempt(page, HTMLReport(report).data) { written.page = page }
    if html == nil, own != nil, written.page != nil {
      do throws(AtomicFileError) {
        try AtomicFile.link(page, as: newest)
        written.newest = newest
      } catch {
        written.problems.append(Failure(error))
      }
    }
    _ = attempt(junit) { Data(JUnitReport(report).text.utf8) }
    _ = attempt(jsonFile, JSONReport(report).data)
    _ = attempt(markdown) { Data(MarkdownReport(report, pictures: pictures).text.utf8) }
    if github ?? (ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true") {
      do throws(Failure) {
        try StandardOutput.write(Data(GitHubAnnotations(report).text.utf8))
      } catch {
        written.problems.append(error)
      }
    }
    return written
  }

  private static func write(_ data: Data, to path: String) throws(AtomicFileError) {
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(data, to: path)
  }
}
