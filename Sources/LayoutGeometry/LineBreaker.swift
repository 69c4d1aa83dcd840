/// Breaks items into lines, one line or one run of equal lines at a time.
struct LineBreaker<Sizes: SizeSource> {
  private let sizes: Sizes
  private let rules: LineRules
  private(set) var runs: [SizedLines.Run] = []
  /// The first item of the next line.
  private(set) var first: Int
  /// The main position of the next line.
  private(set) var main: Double
  /// The maximum end of the lines so far.
  private(set) var extent = 0.0
  /// The number of sizes read; a run of equal items counts once.
  private(set) var itemsRead = 0

  init(sizes: Sizes, rules: LineRules, first: Int = 0, main: Double = 0) {
    self.sizes = sizes
    self.rules = rules
    self.first = first
    self.main = main
  }

  /// Adds the next line, or all next full lines of equal items. Returns false at the end.
  mutating func advance() -> Bool {
    guard first < sizes.count else { return false }
    let equal = sizes.equalItems(from: first)
    if equal > 1 {
      itemsRead += 1
      let size = sizes[first]
      let slots = LineFit.slots(
        available: rules.available, item: size.cross, spacing: rules.interitemSpacing, count: equal)
      // Subsequent items may be shorter and fit on the last full line.
      let lines = (first + equal < sizes.count ? equal - 1 : equal) / slots
      if lines > 1 {
        runs.append(SizedLines.Run(main: main, first: first, slots: slots))
        let pitch = size.main + rules.lineSpacing
        extent = max(extent, main + max(0, Double(lines - 1) * pitch) + size.main)
        main += Double(lines) * pitch
        first += lines * slots
        return true
      }
    }
    breakLine()
    return true
  }

  private mutating func breakLine() {
    var used = sizes[first].cross
    var tallest = sizes[first].main
    var end = first + 1
    while end < sizes.count {
      let size = sizes[end]
      guard
        LineFit.fits(
          used: used, spacing: rules.interitemSpacing, item: size.cross,
          available: rules.available)
      else { break }
      used += rules.interitemSpacing + size.cross
      tallest = max(tallest, size.main)
      end += 1
    }
    itemsRead += end - first
    runs.append(SizedLines.Run(main: main, first: first, slots: end - first))
    extent = max(extent, main + tallest)
    main += tallest + rules.lineSpacing
    first = end
  }
}
