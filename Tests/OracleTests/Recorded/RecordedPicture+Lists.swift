// swift-format-ignore-file
// Read off pictures that UIKit drew, a column and a row of pixels each.

extension RecordedPicture {
  /// Sources: sentry-cocoa (MIT), iOS 18.6; SpeziViews (StanfordSpezi, MIT), iOS 18;
  /// swift-snapshot-testing (pointfreeco, MIT), iOS 13, of whose ten rows only these are compared.
  static let lists: [RecordedPicture] = [
    RecordedPicture(
      "lists/list-small/list-300x500-iOS18.png", width: 900, height: 1500, ground: 0xF2F2F7,
      rectangles: [.init(0xFFFFFF, 48, 302, 804, 132), .init(0xFFFFFF, 48, 540, 804, 132)]),
    RecordedPicture(
      "lists/list-rows/checkmarks-header-iOS18.png", width: 1170, height: 2532, ground: 0xF2F2F7,
      rectangles: [
        .init(0xFFFFFF, 60, 253, 1050, 264), .init(0xC6C6C8, 120, 384, 990, 1),
      ]),
    RecordedPicture(
      "lists/table-plain/ten-rows-iOS13.png", width: 960, height: 1704, ground: 0xFFFFFF,
      rectangles: (0..<10).map { .init(0xC6C6C8, 48, 191 + 132 * $0, 912, 1) }),
  ]
}
