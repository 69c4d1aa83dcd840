import ArgumentParser
import Failures
import ImageIO
import Snapshots

/// Compares two pictures.
struct CompareCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "compare", _superCommandName: "render",
    abstract: "Compare two PNG files, pixel by pixel.",
    usage: "render compare A.png B.png [DIFF.png] [--channel N] [--pixels N] [--window N] [--json]",
    discussion: """
      DIFF.png shows where they differ, in red on a faded A.png; pixels that only one of them \
      has are blue. '-' is standard output; the sentence is then printed to standard error. \
      Without limits every pixel must be equal. With limits, pictures match if all of them hold.

      \(RunStatus.reference)
      """)

  @Option(
    help: ArgumentHelp(
      "The largest allowed difference of a channel, 0 to 255.", valueName: "N"))
  var channel: String?

  @Option(help: ArgumentHelp("The most pixels that may differ.", valueName: "N"))
  var pixels: String?

  @Option(
    help: ArgumentHelp(
      "The most pixels that may differ in any block of 16 x 16 pixels.", valueName: "N"))
  var window: String?

  @Flag(help: "Print one JSON object instead of a sentence.")
  var json = false

  @Argument(
    help: ArgumentHelp("The two pictures, and the file for their difference."),
    completion: .file(extensions: ["png"]))
  var files: [String] = []

  func perform() throws(Failure) -> RunStatus {
    guard files.count >= 2 else { throw Failure(CompareProblem.tooFewFiles(files)) }
    guard files.count <= 3 else { throw Failure(CompareProblem.tooManyFiles(files.count)) }
    let tolerance = try limits()
    let output = files.count == 3 ? Output(files[2]) : .nowhere
    var outputs = RunOutputs(reading: Array(files[..<2]))
    try outputs.add(output, for: "the difference")
    if json, output == .standardOutput {
      throw Failure(ShotProblem.oneStandardOutput(["the difference", "--json"]))
    }
    try PictureOutput.check(output)
    let (first, second) = (try PictureFile(files[0]), try PictureFile(files[1]))
    let comparison = FileComparison(first, second, tolerance: tolerance)
    if output != .nowhere { try PictureOutput.write(comparison.picture(), to: output) }
    if output == .standardOutput {
      CommandLineTool.diagnose(comparison.sentence)
    } else {
      try StandardOutput.write(json ? comparison.json : Data("\(comparison.sentence)\n".utf8))
    }
    return comparison.status
  }

  private func limits() throws(Failure) -> Tolerance? {
    if channel == nil, pixels == nil, window == nil { return nil }
    return Tolerance(
      channel: try limit(channel, "channel", most: 255),
      pixels: try limit(pixels, "pixels", most: Int.max),
      window: try limit(window, "window", most: 256), reason: "the command line's limits")
  }

  private func limit(_ text: String?, _ option: String, most: Int) throws(Failure) -> Int {
    guard let text else { return most }
    guard let value = Int(text), (0...most).contains(value) else {
      throw Failure(CompareProblem.limit(option: option, text: text, most: most))
    }
    return value
  }
}
