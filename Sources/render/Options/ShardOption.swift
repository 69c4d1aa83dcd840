import ArgumentParser
import Failures
import Snapshots

/// The option for a share of the work.
struct ShardOption: ParsableArguments {
  @Option(
    name: .customLong("shard"), parsing: .unconditional,
    help: ArgumentHelp(
      "Draw only the I-th of N equal shares, from 1, as the machines of a build matrix do.",
      valueName: "I/N"))
  var text: String?

  /// The share, or nil for all of the work.
  var shard: Shard? {
    get throws(Failure) { try text.map { text throws(Failure) in try Self.shard(text) } }
  }

  static func shard(_ text: String) throws(Failure) -> Shard {
    guard let shard = Shard(text) else { throw Failure(BatchProblem.shard(text)) }
    return shard
  }
}
