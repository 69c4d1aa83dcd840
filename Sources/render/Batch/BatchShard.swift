/// One of several equal shares of a batch.
struct BatchShard: Equatable {
  /// From 1.
  let index: Int
  let count: Int

  /// "I/N".
  init(_ text: String) throws(RenderError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...10_000).contains(count),
      (1...count).contains(index)
    else { throw .batch(.shard(text)) }
    (self.index, self.count) = (index, count)
  }

  /// Every `count`-th, so that neighbours, which are alike, go to different shares.
  func share<Element>(of all: [Element]) -> [Element] {
    all.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
