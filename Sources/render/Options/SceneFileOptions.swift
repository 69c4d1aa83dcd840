import ArgumentParser
import Failures

/// The options for limits and permissions of scene files.
struct SceneFileOptions: DrawOptions {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Raise a limit of scene files, as in items=200000; can be repeated. Limits: "
        + LimitOption.list + ".",
      valueName: "NAME=N"))
  var limit: [String] = []

  @Flag(
    name: .customLong("allow-outside"),
    help: "Allow a scene file to name files outside its own folder.")
  var allowsOutside = false

  func apply(to request: inout RenderRequest) throws(Failure) {
    request.limits = try LimitOption.limits(limit)
    request.allowsOutside = allowsOutside
  }

  /// The options as arguments for another process.
  var words: [String] {
    limit.flatMap { ["--limit", $0] } + (allowsOutside ? ["--allow-outside"] : [])
  }
}
