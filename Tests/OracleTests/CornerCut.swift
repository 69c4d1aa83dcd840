import Testing

/// Returns how much of each row of a picture the top left corner removes, in hundredths of a pixel.
///
/// The red channel of a covered pixel goes from `outside` to `inside`.
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
