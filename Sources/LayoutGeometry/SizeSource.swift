/// A source of sanitised sizes for breaking lines.
protocol SizeSource {
  var count: Int { get }
  subscript(item: Int) -> AxisSize { get }
  /// Returns a number of equal items from an item on, if known; at least 1.
  func equalItems(from item: Int) -> Int
}

extension [AxisSize]: SizeSource {
  func equalItems(from item: Int) -> Int { 1 }
}

extension UnsafeBufferPointer<AxisSize>: SizeSource {
  func equalItems(from item: Int) -> Int { 1 }
}
