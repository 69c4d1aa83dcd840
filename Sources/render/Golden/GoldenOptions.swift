import ArgumentParser
import GoldenSets

/// The options common to the commands for golden sets.
struct GoldenOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "The file that describes the goldens. Default: Golden/goldens.json.", valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup var selection: SelectionOption
  @OptionGroup var artifacts: ArtifactsOption
  @OptionGroup var files: SceneFileOptions

  var set: GoldenSet {
    get throws(Failure) {
      try GoldenSet.named(file)
    }
  }

  var permission: ScenePermission {
    get throws(Failure) {
      ScenePermission(
        limits: try LimitOption.limits(files.limit), allowsOutside: files.allowsOutside)
    }
  }

  func workspace(of set: GoldenSet) -> Workspace {
    Workspace(around: set.path, artifacts: artifacts.folder)
  }

  /// The goldens selected by `--only`. Throws if the set is empty.
  func chosen(of set: GoldenSet) throws(Failure) -> [SceneGolden] {
    guard !set.goldens.isEmpty else { throw Failure(GoldenProblem.emptySet(set.path)) }
    let words = selection.words
    guard !words.isEmpty else { return set.goldens }
    let chosen = try GoldenSelection(words).chosen(
      from: set.goldens.map { set.id(of: $0).description }
    ).all
    return set.goldens.filter { chosen.contains(set.id(of: $0).description) }
  }

  /// Draws the selected goldens of a set, and compares or records them.
  ///
  /// - Parameters:
  ///   - jobs: The number of processes, or nil for one per processor.
  ///   - shard: The share that is drawn, or nil for all goldens.
  @MainActor
  func run(
    _ set: GoldenSet, _ mode: RecordMode, in workspace: Workspace, jobs: Int?, shard: Shard? = nil
  ) throws(Failure) -> [GoldenRun.Entry] {
    let (chosen, permission) = (try chosen(of: set), try permission)
    let helpers = GoldenHelpers(
      words: helperWords(set, mode, workspace), jobs: jobs,
      count: shard?.share(of: chosen).count ?? chosen.count)
    let bar = Progress("drawing")
    defer { bar.end() }
    return try GoldenRun(
      set: set, goldens: chosen, mode: mode, workspace: workspace, permission: permission,
      shard: shard
    ).perform(
      ahead: { places in helpers.drawn(places) { bar.show($0, of: places.count) } },
      progress: { bar.show($0, of: $1) })
  }

  /// The arguments of 'render golden helper' for this set.
  private func helperWords(
    _ set: GoldenSet, _ mode: RecordMode, _ workspace: Workspace
  ) -> [String] {
    [
      "golden", "helper", "--mode", mode.rawValue, "--set", set.path, "--artifacts",
      workspace.artifacts,
    ] + files.words
  }

  /// The arguments of 'render golden digest' for these pictures.
  func digestWords(_ set: GoldenSet, _ names: [String]) -> [String] {
    ["golden", "digest", "--set", set.path] + files.words + ["--only"] + names
  }
}

struct GoldenJobsOption: ParsableArguments {
  @Option(
    name: .customLong("jobs"), parsing: .unconditional,
    help: ArgumentHelp(
      "The number of processes that draw at once, 1 to 64. Default: the number of processors.",
      valueName: "N"))
  private var text: String?

  /// The number of processes; nil for the number of processors.
  var count: Int? {
    get throws(Failure) {
      try text.map { text throws(Failure) in try BatchCommand.jobs(text) }
    }
  }
}

struct ArtifactsOption: ParsableArguments {
  @Option(
    name: .customLong("artifacts"),
    help: ArgumentHelp(
      "The folder of results and of failures' pictures. Default: SNAPSHOT_ARTIFACTS, else"
        + " Artifacts in the package.", valueName: "DIR"),
    completion: .directory)
  var folder: String?
}

struct SelectionOption: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Only these goldens: names, or patterns with * and ?; '-' reads lines from standard input.",
      valueName: "NAME"))
  var only: [String] = []

  /// The selected names, read from standard input if the only one is '-'.
  var words: [String] { only == ["-"] ? Self.standardInput : only }

  private static var standardInput: [String] {
    var lines: [String] = []
    while let line = readLine() { if !line.isEmpty { lines.append(line) } }
    return lines
  }
}
