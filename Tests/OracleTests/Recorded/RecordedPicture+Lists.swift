// swift-format-ignore-file
// Read off pictures that UIKit drew, a column and a row of pixels each.

extension RecordedPicture {
  /// Sources: sentry-cocoa (MIT), iOS 16.4 and 18.6; SpeziViews (StanfordSpezi, MIT), iOS 18;
  /// home-assistant/iOS (Apache-2.0), iOS 18; AccessibilitySnapshot (cashapp, Apache-2.0), iOS
  /// 17.5, drawn without colour: its greys are the other pictures' greys.
  static let lists: [RecordedPicture] = [
    RecordedPicture(
      "lists/list-small/list-300x500-iOS16.png", width: 900, height: 1500, ground: 0xF2F2F7,
      rectangles: [.init(0xFFFFFF, 48, 293, 804, 132), .init(0xFFFFFF, 48, 531, 804, 132)]),
    RecordedPicture(
      "lists/list-small/list-300x500-iOS18.png", width: 900, height: 1500, ground: 0xF2F2F7,
      rectangles: [.init(0xFFFFFF, 48, 302, 804, 132), .init(0xFFFFFF, 48, 540, 804, 132)]),
    RecordedPicture(
      "lists/list-rows/checkmarks-header-iOS18.png", width: 1170, height: 2532, ground: 0xF2F2F7,
      rectangles: [
        .init(0xFFFFFF, 60, 253, 1050, 264), .init(0xC6C6C8, 120, 384, 990, 1),
      ]),
    RecordedPicture(
      "lists/list-rows/value-row-iOS18.png", width: 1170, height: 2532, ground: 0xF2F2F7,
      rectangles: [.init(0xFFFFFF, 60, 246, 1050, 132)]),
    RecordedPicture(
      "lists/list-rows/menu-row-iOS18.png", width: 1170, height: 2532, ground: 0xF2F2F7,
      rectangles: [.init(0xFFFFFF, 60, 246, 1050, 132)]),
    twoSections("light", ground: 0xF2F2F7, card: 0xFFFFFF, line: 0xC6C6C8),
    twoSections("dark", ground: 0x000000, card: 0x1C1C1E, line: 0x3E3E41),
    RecordedPicture(
      "lists/list-headers-footers/headers-footers-iOS17.png", width: 1179, height: 2556,
      ground: 0xF2F2F7,
      rectangles: [
        .init(0xFFFFFF, 60, 293, 1059, 264), .init(0xC6C6C8, 120, 424, 999, 1),
        .init(0xFFFFFF, 60, 774, 1059, 264), .init(0xC6C6C8, 120, 905, 999, 1),
      ]),
  ]

  private static func twoSections(
    _ style: String, ground: UInt32, card: UInt32, line: UInt32
  ) -> RecordedPicture {
    RecordedPicture(
      "lists/list-sections/two-sections-\(style)-iOS18.png", width: 1170, height: 2532,
      ground: ground,
      rectangles: [
        .init(card, 60, 405, 1050, 528), .init(line, 120, 536, 990, 1),
        .init(line, 120, 668, 990, 1), .init(line, 120, 800, 990, 1),
        .init(card, 60, 1098, 1050, 528), .init(line, 120, 1229, 990, 1),
        .init(line, 120, 1361, 990, 1), .init(line, 120, 1493, 990, 1),
      ])
  }

  /// Sources: swift-snapshot-testing (pointfreeco, MIT), iOS 13, of whose ten rows only these are
  /// compared; BSWInterfaceKit (theleftbit, MIT), iOS 17; adyen-ios (Adyen, MIT), iOS 17;
  /// AccessibilitySnapshot (cashapp, Apache-2.0), iOS 17.5 and 18.5, which draws colours over the
  /// contents of a row.
  static let tables: [RecordedPicture] = [
    RecordedPicture(
      "lists/table-plain/ten-rows-iOS13.png", width: 960, height: 1704, ground: 0xFFFFFF,
      rectangles: (0..<10).map { .init(0xC6C6C8, 48, 191 + 132 * $0, 912, 1) }),
    RecordedPicture(
      "lists/table-plain/editing-multiselect-iOS17.png", width: 1125, height: 2436,
      ground: 0xFFFFFF,
      rectangles: [
        .init(0xD1D1D6, 0, 198, 1125, 132), .init(0xC6C6C8, 60, 461, 1065, 1),
        .init(0xC6C6C8, 60, 593, 1065, 1),
      ]),
    RecordedPicture(
      "lists/table-grouped/grouped-iPhone-iOS17.png", width: 1179, height: 2556, ground: 0xFF0000,
      rectangles: [
        .init(0x996633, 0, 0, 1179, 132), .init(0xFF0000, 60, 48, 1059, 66),
        .init(0xFF00FF, 0, 132, 1179, 290), .init(0x000000, 60, 151, 1059, 108),
        .init(0x000000, 60, 296, 1059, 108), .init(0xFFFF00, 0, 422, 1179, 165),
        .init(0x996633, 48, 440, 1083, 111), .init(0x996633, 0, 587, 1179, 132),
        .init(0xFF0000, 60, 635, 1059, 66), .init(0xFF00FF, 0, 719, 1179, 290),
        .init(0x000000, 60, 738, 1059, 108), .init(0x000000, 60, 883, 1059, 108),
      ]),
    tableOfSwitches("iOS17", width: 1179, height: 2556, top: 177),
    tableOfSwitches("iOS18", width: 1206, height: 2622, top: 186),
  ]

  private static func tableOfSwitches(
    _ version: String, width: Int, height: Int, top: Int
  ) -> RecordedPicture {
    let colors: [(UInt32, UInt32)] = [
      (0xCCFFFF, 0xFFCCFF), (0xCCCCFF, 0xFFFFCC), (0xFFE6CC, 0xCCFFFF),
    ]
    return RecordedPicture(
      "lists/table-switch/table-switch-\(version).png", width: width, height: height,
      ground: 0xFFFFFF,
      rectangles: colors.enumerated().flatMap { row, colors -> [Rectangle] in
        [
          .init(colors.0, 0, top + 133 * row, width - 213, 133),
          .init(colors.1, width - 213, top + 133 * row, 213, 133),
        ]
      })
  }
}
