/// Connected areas of differing pixels that no other finding explains.
struct MatchRegions {
  private(set) var findings: [MatchFinding] = []

  /// The side of the tiles. Differing pixels in adjacent tiles form one region.
  private static let side = 8

  fileprivate struct Region {
    var box: PixelRect
    var count = 0
    var colors: [Colors: Int] = [:]
  }

  fileprivate struct Colors: Hashable {
    let reference: UInt32
    let drawn: UInt32
  }

  /// - Complexity: O(pixels).
  init(_ map: DifferenceMap, _ pixels: MatchedPixels, _ layout: PictureLayout) {
    findings = Self.regions(map, pixels).sorted {
      ($0.box.minY, $0.box.minX) < ($1.box.minY, $1.box.minX)
    }
    .map { Self.finding($0, layout) }
  }

  private static func regions(_ map: DifferenceMap, _ pixels: MatchedPixels) -> [Region] {
    let (columns, rows) = (map.width / side + 1, map.height / side + 1)
    var tiles = Array(repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns
      where map.count(in: PixelRect(x: column * side, y: row * side, width: side, height: side)) > 0
      {
        tiles[row * columns + column] = -1
      }
    }
    var regions: [Region] = []
    for start in tiles.indices where tiles[start] == -1 {
      var region = Region(box: PixelRect(width: 0, height: 0))
      var waiting = [start]
      tiles[start] = 1
      while let tile = waiting.popLast() {
        let (column, row) = (tile % columns, tile / columns)
        region.add(
          PixelRect(x: column * side, y: row * side, width: side, height: side), map, pixels)
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1)
          where tiles[y * columns + x] == -1 {
            tiles[y * columns + x] = 1
            waiting.append(y * columns + x)
          }
        }
      }
      regions.append(region)
    }
    return regions
  }

  private static func finding(_ region: Region, _ layout: PictureLayout) -> MatchFinding {
    let box = region.box
    let frame = LayoutElement.Frame(box, scale: layout.scale)
    let middle = (x: box.x + box.width / 2, y: box.y + box.height / 2)
    let index = layout.element(at: middle)
    func number(_ value: Double) -> String { LayoutChange.number(value) }
    let place =
      "at (\(number(frame.x)), \(number(frame.y))),"
      + " \(number(frame.width)) × \(number(frame.height)) pt"
    let name = index.map { layout.name(of: $0) }
    let colors = region.colors.max { ($0.value, $1.key.reference) < ($1.value, $0.key.reference) }
    if let colors, 10 * colors.value >= 9 * region.count {
      let (drawn, reference) = (Self.name(colors.key.drawn), Self.name(colors.key.reference))
      let isWhole = index.map { index in
        box.outset(by: 2).contains(
          PixelRect(covering: layout.elements[index].frame, scale: layout.scale))
      }
      return MatchFinding(
        .fill, of: name ?? "the picture",
        (isWhole == true ? "is \(drawn)" : "is \(drawn) \(place)") + ", on iOS \(reference)",
        plural: isWhole == true ? "are \(drawn), on iOS \(reference)" : nil, drawn: frame)
    }
    let noun = region.count == 1 ? "pixel differs" : "pixels differ"
    let inside = name.map { "in \($0), " } ?? ""
    return MatchFinding(.pixels, of: nil, "\(inside)\(region.count) \(noun) \(place)", drawn: frame)
  }

  /// "#RRGGBB", followed by the alpha if it is not opaque.
  private static func name(_ word: UInt32) -> String {
    let text = String(word, radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: 8 - text.count) + text
    return "#\(digits.dropFirst(2))" + (digits.hasPrefix("FF") ? "" : "\(digits.prefix(2))")
  }
}

extension MatchRegions.Region {
  fileprivate mutating func add(
    _ tile: PixelRect, _ map: DifferenceMap, _ pixels: MatchedPixels
  ) {
    let tile = tile.intersection(PixelRect(width: map.width, height: map.height))
    for y in tile.minY..<tile.maxY {
      for x in tile.minX..<tile.maxX where map.isMarked(x, y) {
        box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
        count += 1
        colors[.init(reference: pixels.reference(x, y), drawn: pixels.drawn(x, y)), default: 0] += 1
      }
    }
  }
}
