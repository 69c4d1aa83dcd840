import ArgumentParser
import GoldenSets
import ImageIO

/// Prints the fingerprint of each picture of a set, as a process of `GoldenProveCommand`.
struct GoldenDigestCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "digest", _superCommandName: "render golden",
    abstract: "Print the fingerprints of a set's pictures.",
    shouldDisplay: false)

  @OptionGroup var options: GoldenOptions

  func perform() throws(Failure) -> RunStatus {
    let set = try options.set
    try FontChoice.prepare(nil, systemFont: nil)
    let permission = try options.permission
    let scenes = ReadScenes()
    var lines: [String] = []
    for golden in try options.chosen(of: set) {
      let capture = try golden.capture(beside: set, permission, from: scenes)
      lines.append("\(Fingerprint.of(capture.value)) \(set.id(of: golden))")
    }
    try StandardOutput.write(lines: lines)
    return .success
  }
}
