import ArgumentParser
import Failures
import Snapshots

/// Which share of the work is done here.
struct ShardOption: ParsableArguments {
  @Option(
    name: .customLong("shard"), parsing: .unconditional,
    help: ArgumentHelp(
      "Draw only the I-th of N equal shares, from 1, as the machines of a build matrix do.",
      valueName: "I/N"))
  var text: String?

  /// Nil for all of it.
  var shard: Shard? {
    get throws(Failure) { try text.map { text throws(Failure) in try Self.shard(text) } }
  }

  static func shard(_ text: String) throws(Failure) -> Shard {
    guard let shard = Shard(text) else { throw Failure(BatchFact.shard(text)) }
    return shard
  }
}
