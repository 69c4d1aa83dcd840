/// The lines of a section whose items all have one size: a grid, answered by arithmetic alone.
///
/// Every line, the incomplete last one too, uses the slots and the gap of a full line. Nothing is
/// stored for an item or a line; each question costs O(1). Source: UIKit's pictures of uniform
/// sections, both directions.
struct UniformLines: Sendable {
  let count: Int
  let size: AxisSize
  /// Items on a full line.
  let slots: Int
  /// The first slot's offset from the section's cross leading inset.
  let start: Double
  /// From one slot's start to the next one's.
  let slotPitch: Double
  /// From one line's start to the next one's.
  let linePitch: Double
  let lineCount: Int
  /// From the first line's start to the furthest line's end.
  let extent: Double

  init(count: Int, size: AxisSize, rules: LineRules) {
    let count = max(0, count)
    let size = size.sanitized
    let slots = LineFit.slots(
      available: rules.available, item: size.cross, spacing: rules.interitemSpacing, count: count)
    let justification = Justification.justified(
      available: rules.available, sum: Double(slots) * size.cross, count: slots,
      spacing: rules.interitemSpacing)
    self.count = count
    self.size = size
    self.slots = slots
    start = justification.start
    slotPitch = size.cross + justification.gap
    linePitch = size.main + rules.lineSpacing
    lineCount = count / slots + (count % slots == 0 ? 0 : 1)
    extent = lineCount == 0 ? 0 : max(0, Double(lineCount - 1) * linePitch) + size.main
  }

  /// Returns an item's rectangle from the first line's start and the cross leading inset.
  /// Complexity: O(1).
  func rect(of item: Int) -> AxisRect {
    let (line, slot) = item.quotientAndRemainder(dividingBy: slots)
    return AxisRect(
      main: Double(line) * linePitch, cross: start + Double(slot) * slotPitch, size: size)
  }

  /// Returns the items of every line that may meet the range; it may hold a few too many.
  /// Complexity: O(1).
  func items(meeting range: ClosedRange<Double>) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    guard linePitch > 0 else { return 0..<count }
    let first = ((range.lowerBound - size.main) / linePitch).rounded(.down)
    let last = (range.upperBound / linePitch).rounded(.down)
    guard last >= 0, first < Double(lineCount), first <= last else { return 0..<0 }
    let firstLine = Int(max(0, first))
    let lastLine = Int(min(Double(lineCount - 1), last))
    return firstLine * slots..<min(count, (lastLine + 1) * slots)
  }
}
