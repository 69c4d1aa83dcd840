import ArgumentParser
import AtomicFiles
import Foundation
import SnapshotReport
import Snapshots

/// The forms a report is written in.
struct ReportOutputs: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The review page, one file. Default: report.html in the artifacts' folder.",
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

  @Flag(
    inversion: .prefixedNo,
    help: "Print GitHub's annotations. Default: where GITHUB_ACTIONS is true.")
  var github = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"

  /// Writes every form that is wanted; where the review page is.
  func write(_ report: Report, _ workspace: Workspace) throws(RenderError) -> String {
    let page = html.map { URL(fileURLWithPath: $0).path } ?? workspace.artifacts + "/report.html"
    do {
      try Self.write(HTMLReport(report).data(), to: page)
      if let junit { try Self.write(Data(JUnitReport(report).text.utf8), to: junit) }
      if let jsonFile { try Self.write(JSONReport(report).data(), to: jsonFile) }
      if let markdown { try Self.write(Data(MarkdownReport(report).text.utf8), to: markdown) }
    } catch let error as AtomicFileError {
      throw .file(error)
    } catch {
      throw .report(String(describing: error))
    }
    if github { try StandardOutput.write(Data(GitHubAnnotations(report).text.utf8)) }
    return page
  }

  private static func write(_ data: Data, to path: String) throws(AtomicFileError) {
    try AtomicFile.makeFolder(above: path)
    try AtomicFile.write(data, to: path)
  }
}

extension ReportPlaces {
  init(_ workspace: Workspace) {
    self.init(artifacts: workspace.artifacts, package: workspace.package)
  }
}

extension Workspace {
  /// A path as it is typed in the package's folder.
  func shown(_ path: String) -> String { ReportPlaces(self).shown(path) }
}
