import ArgumentParser
import Failures

/// Draws every scene file below a folder.
struct BatchCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "batch", _superCommandName: "render",
    abstract: "Draw every scene file below a folder, several at once.",
    usage:
      """
      render batch DIR [--out DIR] [--tree] [--annotate] [--jobs N] [--shard I/N] [--quiet] [-- \
      OPTIONS]
      """,
    discussion: """
      Scene files end in .yml, .yaml, .scene.json, or in .json if they have a list 'sections' or \
      two other keys of a scene; other .json files are skipped and named. a/b.yml becomes \
      a/b.png, and a/b-NAME.png for each picture that its script takes; where OPTIONS ask for \
      several, as '--light --dark' does, a suffix tells them apart: a/b-light.png, \
      a/b-dark.png. A file that cannot be drawn does not stop the others, but nothing is drawn \
      if two pictures would have the same name. OPTIONS are those of 'render' for one scene file \
      ('render --help'); they apply to every file.

      \(RunStatus.reference)

      Ctrl-C ends it with 130 and keeps the finished pictures.
      """)

  @Option(
    help: ArgumentHelp(
      "Write the pictures below this folder. Default: beside the scene files.", valueName: "DIR"),
    completion: .directory)
  var out: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of files drawn at once, 1 to 64. Default: the number of processors.",
      valueName: "N"))
  var jobs: String?

  @OptionGroup var share: ShardOption

  @Flag(help: "Write the layout as JSON, too: a/b.tree.json beside a/b.png.")
  var tree = false

  @Flag(help: "Write each picture with index paths over it, too: a/b-annotated.png.")
  var annotate = false

  @Flag(help: "Print errors and warnings only.")
  var quiet = false

  @Argument(help: ArgumentHelp("The folder.", valueName: "DIR"), completion: .directory)
  var folder: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "Options of 'render' for one scene file, applied to every file.", valueName: "OPTIONS"))
  var options: [String] = []

  func perform() throws(Failure) -> RunStatus {
    let shard = try share.shard
    let files = try BatchFiles(folder: folder, out: out ?? folder)
    let jobs = try self.jobs.map { text throws(Failure) in try Self.jobs(text) }
    if !quiet, !files.leftOut.isEmpty {
      CommandLineTool.diagnose(BatchRun.notice(leftOut: files.leftOut))
    }
    let outputs = BatchOutputs(options: options, writesTrees: tree, annotates: annotate)
    try outputs.check(files.all)
    return try BatchRun(
      files: shard?.share(of: files.all) ?? files.all, outputs: outputs,
      jobs: jobs ?? BatchRun.processors, isQuiet: quiet
    ).run()
  }

  nonisolated static func jobs(_ text: String) throws(Failure) -> Int {
    guard let jobs = Int(text), (1...64).contains(jobs) else {
      throw Failure(BatchProblem.jobs(text))
    }
    return jobs
  }
}
