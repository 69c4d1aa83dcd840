import Foundation

/// A Markdown file, as far as these tests parse it.
struct Page {
  /// The text between two fences.
  struct Block {
    let language: String
    let lines: [String]
    /// The path in the repository of the picture in the last line before the block that is not
    /// blank.
    let picture: String?

    var text: String { lines.joined(separator: "\n") }
  }

  let path: String
  let blocks: [Block]

  init(path: String, text: String) {
    self.path = path
    var blocks: [Block] = []
    var open: (language: String, lines: [String])?
    var picture: String?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```"), let block = open {
        blocks.append(Block(language: block.language, lines: block.lines, picture: picture))
        (open, picture) = (nil, nil)
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else if open != nil {
        open?.lines.append(line)
      } else if !line.isEmpty {
        picture = Self.picture(in: line).map {
          NSString(string: NSString(string: path).deletingLastPathComponent)
            .appendingPathComponent($0)
        }
      }
    }
    self.blocks = blocks
  }

  private static func picture(in line: String) -> String? {
    guard line.hasPrefix("!["), let start = line.range(of: "]("), line.hasSuffix(")") else {
      return nil
    }
    return String(line[start.upperBound...].dropLast())
  }
}
