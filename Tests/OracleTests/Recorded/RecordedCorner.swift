// swift-format-ignore-file
// Written by Scripts/oracle/tables.py from pictures that UIKit drew.

/// The part of each row of pixels that a corner removes, in hundredths of a pixel.
enum RecordedCorner {
  /// A radius of 66 pixels, continuous: flow-horizontal/PagedLineSpacing@3x.png, from
  /// BSWInterfaceKit (TheLeftBit, MIT), the first cell's upper left corner, 105 rows.
  static let continuous66: [Int] = [
    6445, 5561, 5003, 4583, 4230, 3960, 3727, 3514, 3323, 3146, 2982, 2829, 2683, 2549, 2419, 2299,
    2182, 2075, 1968, 1868, 1774, 1681, 1593, 1504, 1420, 1352, 1278, 1201, 1132, 1077, 1002, 949,
    894, 829, 791, 723, 693, 634, 596, 558, 505, 489, 438, 404, 396, 364, 322, 300, 297, 271, 231,
    208, 197, 197, 182, 150, 125, 111, 101, 96, 97, 99, 80, 62, 47, 36, 25, 18, 12, 7, 4, 1, -1, -3,
    -3, -3, -4, -4, -3, -4, -3, -3, -3, -2, -2, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0,
  ]
  /// A radius of 30 pixels, continuous: list-inset-grouped/InsetGroupedHeader@3x.png, from
  /// BSWInterfaceKit (TheLeftBit, MIT), the first row's, 32 rows. Thirteen levels are all that
  /// is between the two colours.
  static let continuous30: [Int] = [
    2900, 2200, 1854, 1623, 1438, 1277, 1138, 1015, 908, 808, 723, 638, 569, 500, 438, 392, 331,
    300, 246, 215, 185, 154, 138, 115, 92, 85, 69, 54, 46, 38, 31, 23,
  ]
}
