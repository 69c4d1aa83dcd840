import SeededRandom

/// Damages documents as real files are damaged: bytes, words and whole pieces.
enum DocumentMutation {
  static func mutate(_ document: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = document
    for _ in 0...generator.below(4) { mutateOnce(&bytes, &generator) }
    return bytes
  }

  private static func mutateOnce(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = generator.below(bytes.count + 1)
    let end = min(bytes.count, place + generator.below(40))
    switch generator.below(6) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: generator.below(bytes.count))
    case 2: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
    case 3: bytes.removeSubrange(place...)
    case 4: bytes.insert(contentsOf: Array((generator.pick(words) ?? "").utf8), at: place)
    default: if place < bytes.count { bytes[place] ^= 1 << UInt8(generator.below(8)) }
    }
  }

  private static let words = [
    "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "&", "&#0;", "&#x110000;",
    "&amp;", "\"", "'", "=", "<!DOCTYPE x>", "nan", "1e999", "-1", "99999999999999999999",
    "<label id='l'/>", "<view key='frame'>", "id=\"c\"", "\u{0}", "YES", "<subviews>",
    "<view><view><view><view>", "<variation key='default'><mask key='subviews'>",
  ]
}
