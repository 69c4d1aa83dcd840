/// The parts of lines that have the same shadow.
struct ShadowLayer {
  let shadow: TextAttributes.Shadow
  private(set) var lines: [TextLine]

  /// Returns one layer per shadow, in the order of the lines and from left to right; later shadows
  /// cover earlier ones.
  ///
  /// - Complexity: O(runs).
  static func layers(of lines: [TextLine]) -> [ShadowLayer] {
    var layers: [ShadowLayer] = []
    var indices: [TextAttributes.Shadow: Int] = [:]
    for line in lines {
      var bare = line
      bare.runs = []
      var begun: Set<Int> = []
      for run in line.runs {
        guard let shadow = run.attributes.shadow else { continue }
        let index = indices[shadow] ?? layers.count
        if index == layers.count {
          indices[shadow] = index
          layers.append(ShadowLayer(shadow: shadow, lines: []))
        }
        if begun.insert(index).inserted { layers[index].lines.append(bare) }
        layers[index].lines[layers[index].lines.count - 1].runs.append(run)
      }
    }
    return layers
  }
}
