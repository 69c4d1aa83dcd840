import ArgumentParser
import GoldenSets

/// Draws a set in new processes under varied conditions and compares the pixels.
struct GoldenProveCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "prove", _superCommandName: "render golden",
    abstract: "Draw a set in new processes under varied conditions; name the pictures that differ.",
    discussion: """
      Each run has another locale, time zone, hash seed and number of processors. The first is \
      the reference. Ends with status 22 where any picture differs.
      """)

  @OptionGroup var options: GoldenOptions

  @Option(help: ArgumentHelp("The number of runs, 2 to 64.", valueName: "N"))
  var runs = "4"

  func perform() throws(Failure) -> RunStatus {
    guard let count = Int(runs), (2...64).contains(count) else {
      throw Failure(GoldenArgumentProblem.runs(runs))
    }
    let set = try options.set
    let names = try options.chosen(of: set).map { set.id(of: $0).description }
    let proof = try DeterminismProof(
      names: names, printedBy: options.digestWords(set, names),
      conditions: RunConditions.first(count))
    try StandardOutput.write(lines: proof.lines)
    return proof.differing.isEmpty ? .success : .pixels
  }
}
