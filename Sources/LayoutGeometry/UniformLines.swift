/// The lines of a section with items of equal size, that is, a grid.
///
/// All lines, including an incomplete last one, have the slots and the spacing of a full line.
/// Takes constant memory; each query is O(1). Source: images of UIKit of uniform sections, in both
/// directions.
struct UniformLines: Sendable {
  let count: Int
  let size: AxisSize
  /// The number of items in a full line.
  let slots: Int
  /// The offset of the first slot from the leading inset.
  let start: Double
  /// The distance between the starts of adjacent slots.
  let slotPitch: Double
  /// The distance between the starts of adjacent lines.
  let linePitch: Double
  let lineCount: Int
  /// The distance from the start of the first line to the maximum end.
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

  /// Returns an item's rectangle relative to the first line and the leading inset. O(1).
  func rect(of item: Int) -> AxisRect {
    let (line, slot) = item.quotientAndRemainder(dividingBy: slots)
    return AxisRect(
      main: Double(line) * linePitch, cross: start + Double(slot) * slotPitch, size: size)
  }

  /// Returns the items of the lines that may intersect a range. O(1).
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
