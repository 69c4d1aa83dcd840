// swift-format-ignore-file
// Written by Scripts/oracle/tables.py from pictures that UIKit drew.

extension RecordedPicture {
  /// Source: BSWInterfaceKit (TheLeftBit, MIT), 2024.
  static let insetGroupedList: [RecordedPicture] = [
    RecordedPicture(
      "list-inset-grouped/InsetGroupedHeader@3x.png", width: 1125, height: 2436,
      ground: 0xF2F2F7,
      rectangles: [
        .init(0xFFFFFF, 60, 229, 1005, 109), .init(0xFFFFFF, 60, 338, 1005, 109),
        .init(0xFFFFFF, 60, 447, 1005, 109), .init(0xC6C6C8, 120, 337, 945, 1),
        .init(0xC6C6C8, 120, 446, 945, 1),
      ]),
  ]
}
