import Testing

/// What an upper left corner takes off each row of a picture, in hundredths of a pixel.
///
/// Red goes from `outside` to `inside` as a pixel is covered.
func cornerCut(
  of picture: Picture, atX x: Int, y: Int, columns: Int, rows: Int, inside: Int, outside: Int
) -> [Int] {
  (y..<y + rows).map { row in
    let covered = (x..<x + columns).reduce(0) { $0 + picture.channels($1, row)[2] - outside }
    let missing = Double(columns) - Double(covered) / Double(inside - outside)
    return Int((missing * 100).rounded())
  }
}

/// The largest difference of any row, in hundredths of a pixel.
func largestDifference(_ first: [Int], _ second: [Int]) -> Int {
  guard first.count == second.count else { return .max }
  return zip(first, second).map { abs($0 - $1) }.max() ?? 0
}
