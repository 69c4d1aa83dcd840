// swift-format-ignore-file
// Written by Scripts/oracle/tables.py from pictures that UIKit drew.

extension RecordedPicture {
  /// Sources: swift-snapshot-testing (Point-Free, MIT), thumbprint-ios (Thumbtack,
  /// Apache-2.0), BSWInterfaceKit (TheLeftBit, MIT).
  static let horizontalFlow: [RecordedPicture] = [
    RecordedPicture(
      "flow-horizontal/CarouselTopAligned@3x.png", width: 1125, height: 600,
      ground: 0x000000,
      rectangles: [
        .init(0x009FD9, 30, 60, 300, 450), .init(0xFF5A5F, 354, 60, 300, 450),
        .init(0x2DB783, 678, 60, 300, 450), .init(0xD3D4D5, 1002, 60, 123, 450),
      ]),
    RecordedPicture(
      "flow-horizontal/MarginsIPhone8@3x.png", width: 1125, height: 2001,
      ground: 0xFFFFFF,
      rectangles: [
        .init(0xFF8000, 48, 60, 879, 1941), .init(0xFF8000, 987, 60, 90, 1941),
      ]),
    RecordedPicture(
      "flow-horizontal/MarginsIPhoneSE@3x.png", width: 960, height: 1704,
      ground: 0xFFFFFF,
      rectangles: [
        .init(0xFF8000, 48, 60, 714, 1644), .init(0xFF8000, 822, 60, 90, 1644),
      ]),
    RecordedPicture(
      "flow-horizontal/MarginsIPhoneXsMax@3x.png", width: 1242, height: 2688,
      ground: 0xFFFFFF,
      rectangles: [
        .init(0xFF8000, 60, 132, 900, 2454), .init(0xFF8000, 1020, 132, 162, 2454),
      ]),
    RecordedPicture(
      "flow-horizontal/PagedAvailableWidth@3x.png", width: 1125, height: 2436,
      ground: 0xAAAAAA,
      rectangles: [
        .init(0x000000, 0, 768, 1125, 900), .init(0x92166C, 48, 768, 849, 900),
        .init(0x92166C, 945, 768, 180, 900),
      ]),
    RecordedPicture(
      "flow-horizontal/PagedCentered@3x.png", width: 1125, height: 2436,
      ground: 0x000000,
      rectangles: [
        .init(0xFFFFFF, 0, 332, 1125, 1528),
      ]),
    RecordedPicture(
      "flow-horizontal/PagedLineSpacing@3x.png", width: 1125, height: 2436,
      ground: 0xAAAAAA,
      rectangles: [
        .init(0x000000, 0, 768, 1125, 900), .init(0x92166C, 48, 768, 981, 900),
        .init(0x92166C, 1077, 771, 48, 894),
      ]),
  ]
}
