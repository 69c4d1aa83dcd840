import ArgumentParser
import AtomicFiles
import Foundation
import GoldenSets
import SnapshotReport

/// Reviews the changes of goldens on a branch.
struct ReviewCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "review", _superCommandName: "render",
    abstract: "List what a branch changes in goldens, by cause, and write a page to review them.",
    discussion: """
      Goldens of the package and the layouts beside them are read from git and from the work tree, \
      without a checkout, a build or a test, and paired by path; a golden of another name with \
      equal pixels has moved. Each line names one cause and how many pictures it changed. The page \
      shows pictures before and after; the browser keeps marks; its button saves them, and \
      --marks merges the saved marks of several reviewers. Ends with 0 where no golden differs, \
      else with 22.
      """)

  @Argument(
    help: ArgumentHelp(
      "The commit, tag or branch to compare with, where this branch left it. Default: the main"
        + " branch: origin/HEAD, main or master.", valueName: "BASE"))
  var base: String?

  @OptionGroup var artifacts: ArtifactsOption

  @Option(
    help: ArgumentHelp(
      "The page, one file. Default: review.html in the artifacts' folder.", valueName: "FILE"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp("The review in Markdown, for a comment.", valueName: "FILE"),
    completion: .file(extensions: ["md"]))
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "The address of the artifacts' folder on the web, so that the Markdown shows and links the"
        + " pictures.",
      valueName: "URL"))
  var pictures: String?

  @Option(
    name: .customLong("json"),
    help: ArgumentHelp("The review as one JSON object.", valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var jsonFile: String?

  @Option(
    help: ArgumentHelp("The review as JUnit's XML.", valueName: "FILE"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Reviewers' marks, as pages save them. Of two marks of a picture, a rejection wins.",
      valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var marks: [String] = []

  func perform() throws(Failure) -> RunStatus {
    let set = try GoldenSet.ifPresent(nil)
    let workspace = Workspace(artifacts: artifacts.folder)
    let sets = try GoldenSet.all(in: workspace, with: set, skipsLayouts: true)
    var comparison = try BranchComparison(
      since: base, in: workspace.paths,
      excluding: Set(sets.map(\.path)).union(sets.flatMap(\.sceneFiles)))
    let review = try comparison.review(marks: readMarks())
    let outputs =
      [
        (
          html ?? workspace.artifacts + "/review.html",
          { try ReviewPage(review).data { Thumbnail.of($0) } }
        ),
        (markdown, { Data(ReviewMarkdown(review, pictures: pictures).text.utf8) }),
        (jsonFile, { try ReviewJSON(review).data() }),
        (junit, { Data(ReviewJUnit(review).text.utf8) }),
      ] as [(String?, () throws -> Data)]
    let problems = outputs.compactMap { path, data in path.flatMap { Self.write(data, to: $0) } }
    let page = workspace.displayPath(
      URL(fileURLWithPath: html ?? workspace.artifacts + "/review.html").path)
    let lines =
      review.causes.map(review.line) + ["\(review.summary)."] + review.problems
      + ["Review: \(page)"]
    let status: RunStatus = review.entries.isEmpty ? .success : .pixels
    return status.report(lines, problems: problems)
  }

  /// Writes a file and returns nil if this succeeds. An error does not prevent the other outputs.
  private static func write(_ data: () throws -> Data, to path: String) -> Failure? {
    do {
      let path = URL(fileURLWithPath: path).path
      try AtomicFile.makeFolder(above: path)
      try AtomicFile.write(data(), to: path)
      return nil
    } catch let error as AtomicFileError {
      return Failure(error)
    } catch {
      return Failure(OutputProblem.report(String(describing: error)))
    }
  }

  private func readMarks() throws(Failure) -> ReviewMarks {
    var joined = ReviewMarks()
    for path in marks {
      let data = try Failure.from { () throws(GoldenReadError) in try GoldenBytes.read(path) }
      guard let data else { throw Failure(ReviewProblem.noMarks(path)) }
      guard let read = ReviewMarks(data) else { throw Failure(ReviewProblem.marks(path)) }
      joined.join(read)
    }
    return joined
  }
}
