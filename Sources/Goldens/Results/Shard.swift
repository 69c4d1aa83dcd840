/// One of several equal parts of the work that machines share.
package struct Shard: Equatable, Hashable, Sendable {
  /// The number of the share, from 1.
  package let index: Int
  package let count: Int

  /// Parses "I/N". Returns nil if the text is invalid or N exceeds 10,000.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...10_000).contains(count),
      (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Every `count`-th element, so that adjacent, often similar elements are in different shares.
  package func share<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}

extension Shard: CustomStringConvertible {
  /// For example, "2/5".
  package var description: String { "\(index)/\(count)" }
}

extension Shard: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let shard = Shard(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no share")
    }
    self = shard
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
