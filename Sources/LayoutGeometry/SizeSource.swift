/// Where the breaking of lines reads sizes from. They are sanitized.
protocol SizeSource {
  var count: Int { get }
  subscript(item: Int) -> AxisSize { get }
  /// How many items from here on are known to have one size; at least 1.
  func equalItems(from item: Int) -> Int
}

extension [AxisSize]: SizeSource {
  func equalItems(from item: Int) -> Int { 1 }
}

extension UnsafeBufferPointer<AxisSize>: SizeSource {
  func equalItems(from item: Int) -> Int { 1 }
}
