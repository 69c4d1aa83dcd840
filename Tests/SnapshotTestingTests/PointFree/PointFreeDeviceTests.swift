import SnapshotTesting
import Testing
import UIKit

/// Tests the devices of pointfreeco/swift-snapshot-testing 1.19, figure by figure.
@Suite struct PointFreeDeviceTests {
  struct Row: Sendable {
    let config: ViewImageConfig
    let (width, height): (CGFloat, CGFloat)
    let safeArea: UIEdgeInsets
    let (horizontal, vertical): (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)

    init(
      _ config: ViewImageConfig, _ width: CGFloat, _ height: CGFloat,
      _ safeArea: (CGFloat, CGFloat, CGFloat, CGFloat), _ horizontal: UIUserInterfaceSizeClass,
      _ vertical: UIUserInterfaceSizeClass
    ) {
      self.config = config
      (self.width, self.height) = (width, height)
      self.safeArea = UIEdgeInsets(
        top: safeArea.0, left: safeArea.1, bottom: safeArea.2, right: safeArea.3)
      (self.horizontal, self.vertical) = (horizontal, vertical)
    }
  }

  static let rows: [Row] = [
    Row(.iPhoneSe, 320, 568, (20, 0, 0, 0), .compact, .regular),
    Row(.iPhoneSe(.landscape), 568, 320, (0, 0, 0, 0), .compact, .compact),
    Row(.iPhone8, 375, 667, (20, 0, 0, 0), .compact, .regular),
    Row(.iPhone8(.landscape), 667, 375, (0, 0, 0, 0), .compact, .compact),
    Row(.iPhone8Plus, 414, 736, (20, 0, 0, 0), .compact, .regular),
    Row(.iPhone8Plus(.landscape), 736, 414, (0, 0, 0, 0), .regular, .compact),
    Row(.iPhoneX, 375, 812, (44, 0, 34, 0), .compact, .regular),
    Row(.iPhoneX(.landscape), 812, 375, (0, 44, 24, 44), .compact, .compact),
    Row(.iPhoneXsMax, 414, 896, (44, 0, 34, 0), .compact, .regular),
    Row(.iPhoneXsMax(.landscape), 896, 414, (0, 44, 24, 44), .regular, .compact),
    Row(.iPhoneXr, 414, 896, (44, 0, 34, 0), .compact, .regular),
    Row(.iPhoneXr(.landscape), 896, 414, (0, 44, 24, 44), .regular, .compact),
    Row(.iPhone12, 390, 844, (47, 0, 34, 0), .compact, .regular),
    Row(.iPhone12(.landscape), 844, 390, (0, 47, 21, 47), .compact, .compact),
    Row(.iPhone12Pro, 390, 844, (47, 0, 34, 0), .compact, .regular),
    Row(.iPhone12Pro(.landscape), 844, 390, (0, 47, 21, 47), .compact, .compact),
    Row(.iPhone12ProMax, 428, 926, (47, 0, 34, 0), .compact, .regular),
    Row(.iPhone12ProMax(.landscape), 926, 428, (0, 47, 21, 47), .regular, .compact),
    Row(.iPhone13, 390, 844, (47, 0, 34, 0), .compact, .regular),
    Row(.iPhone13(.landscape), 844, 390, (0, 47, 21, 47), .compact, .compact),
    Row(.iPhone13Mini, 375, 812, (50, 0, 34, 0), .compact, .regular),
    Row(.iPhone13Mini(.landscape), 812, 375, (0, 50, 21, 50), .compact, .compact),
    Row(.iPhone13Pro, 390, 844, (47, 0, 34, 0), .compact, .regular),
    Row(.iPhone13Pro(.landscape), 844, 390, (0, 47, 21, 47), .compact, .compact),
    Row(.iPhone13ProMax, 428, 926, (47, 0, 34, 0), .compact, .regular),
    Row(.iPhone13ProMax(.landscape), 926, 428, (0, 47, 21, 47), .regular, .compact),
    Row(.iPadMini, 1024, 768, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadMini(.landscape(splitView: .oneThird)), 320, 768, (20, 0, 0, 0), .compact, .regular),
    Row(.iPadMini(.landscape(splitView: .oneHalf)), 507, 768, (20, 0, 0, 0), .compact, .regular),
    Row(.iPadMini(.landscape(splitView: .twoThirds)), 694, 768, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadMini(.landscape(splitView: .full)), 1024, 768, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadMini(.portrait(splitView: .oneThird)), 320, 1024, (20, 0, 0, 0), .compact, .regular),
    Row(.iPadMini(.portrait(splitView: .twoThirds)), 438, 1024, (20, 0, 0, 0), .compact, .regular),
    Row(.iPadMini(.portrait(splitView: .full)), 768, 1024, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadMini(.portrait), 768, 1024, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad9_7, 1024, 768, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad9_7(.landscape(splitView: .oneThird)), 320, 768, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad9_7(.landscape(splitView: .oneHalf)), 507, 768, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad9_7(.landscape(splitView: .twoThirds)), 694, 768, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad9_7(.landscape(splitView: .full)), 1024, 768, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad9_7(.portrait(splitView: .oneThird)), 320, 1024, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad9_7(.portrait(splitView: .twoThirds)), 438, 1024, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad9_7(.portrait(splitView: .full)), 768, 1024, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad9_7(.portrait), 768, 1024, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad10_2, 1080, 810, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad10_2(.landscape(splitView: .oneThird)), 320, 810, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad10_2(.landscape(splitView: .oneHalf)), 535, 810, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad10_2(.landscape(splitView: .twoThirds)), 750, 810, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad10_2(.landscape(splitView: .full)), 1080, 810, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad10_2(.portrait(splitView: .oneThird)), 320, 1080, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad10_2(.portrait(splitView: .twoThirds)), 480, 1080, (20, 0, 0, 0), .compact, .regular),
    Row(.iPad10_2(.portrait(splitView: .full)), 810, 1080, (20, 0, 0, 0), .regular, .regular),
    Row(.iPad10_2(.portrait), 810, 1080, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadPro10_5, 1112, 834, (20, 0, 0, 0), .regular, .regular),
    Row(
      .iPadPro10_5(.landscape(splitView: .oneThird)), 320, 834, (20, 0, 0, 0), .compact, .regular),
    Row(.iPadPro10_5(.landscape(splitView: .oneHalf)), 551, 834, (20, 0, 0, 0), .compact, .regular),
    Row(
      .iPadPro10_5(.landscape(splitView: .twoThirds)), 782, 834, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadPro10_5(.landscape(splitView: .full)), 1112, 834, (20, 0, 0, 0), .regular, .regular),
    Row(
      .iPadPro10_5(.portrait(splitView: .oneThird)), 320, 1112, (20, 0, 0, 0), .compact, .regular),
    Row(
      .iPadPro10_5(.portrait(splitView: .twoThirds)), 504, 1112, (20, 0, 0, 0), .compact, .regular),
    Row(.iPadPro10_5(.portrait(splitView: .full)), 834, 1112, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadPro10_5(.portrait), 834, 1112, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadPro11, 1194, 834, (24, 0, 20, 0), .regular, .regular),
    Row(.iPadPro11(.landscape(splitView: .oneThird)), 375, 834, (24, 0, 20, 0), .compact, .regular),
    Row(.iPadPro11(.landscape(splitView: .oneHalf)), 592, 834, (24, 0, 20, 0), .compact, .regular),
    Row(
      .iPadPro11(.landscape(splitView: .twoThirds)), 809, 834, (24, 0, 20, 0), .regular, .regular),
    Row(.iPadPro11(.landscape(splitView: .full)), 1194, 834, (24, 0, 20, 0), .regular, .regular),
    Row(.iPadPro11(.portrait(splitView: .oneThird)), 320, 1194, (24, 0, 20, 0), .compact, .regular),
    Row(
      .iPadPro11(.portrait(splitView: .twoThirds)), 504, 1194, (24, 0, 20, 0), .compact, .regular),
    Row(.iPadPro11(.portrait(splitView: .full)), 834, 1194, (24, 0, 20, 0), .regular, .regular),
    Row(.iPadPro11(.portrait), 834, 1194, (24, 0, 20, 0), .regular, .regular),
    Row(.iPadPro12_9, 1366, 1024, (20, 0, 0, 0), .regular, .regular),
    Row(
      .iPadPro12_9(.landscape(splitView: .oneThird)), 375, 1024, (20, 0, 0, 0), .compact, .regular),
    Row(
      .iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, (20, 0, 0, 0), .regular, .regular),
    Row(
      .iPadPro12_9(.landscape(splitView: .twoThirds)), 981, 1024, (20, 0, 0, 0), .regular,
      .regular),
    Row(.iPadPro12_9(.landscape(splitView: .full)), 1366, 1024, (20, 0, 0, 0), .regular, .regular),
    Row(
      .iPadPro12_9(.portrait(splitView: .oneThird)), 375, 1366, (20, 0, 0, 0), .compact, .regular),
    Row(
      .iPadPro12_9(.portrait(splitView: .twoThirds)), 639, 1366, (20, 0, 0, 0), .compact, .regular),
    Row(.iPadPro12_9(.portrait(splitView: .full)), 1024, 1366, (20, 0, 0, 0), .regular, .regular),
    Row(.iPadPro12_9(.portrait), 1024, 1366, (20, 0, 0, 0), .regular, .regular),
    Row(.tv, 1920, 1080, (60, 90, 60, 90), .unspecified, .unspecified),
    Row(.tv4K, 3840, 2160, (120, 180, 120, 180), .unspecified, .unspecified),
  ]

  @Test(arguments: rows) func aDeviceHasItsFigures(_ row: Row) {
    #expect(row.config.size == CGSize(width: row.width, height: row.height))
    #expect(row.config.safeArea == row.safeArea)
    #expect(row.config.traits.horizontalSizeClass == row.horizontal)
    #expect(row.config.traits.verticalSizeClass == row.vertical)
    #expect(row.config.traits.displayScale == 0)
  }

  @Test func traitsReportWhatKindOfDeviceItIs() {
    let phone = UITraitCollection.iPhoneX(.portrait)
    #expect(phone.userInterfaceIdiom == .phone && phone.layoutDirection == .leftToRight)
    #expect(phone.preferredContentSizeCategory == .medium)
    #expect(phone.forceTouchCapability == .available)
    #expect(UITraitCollection.iPhoneXr(.portrait).forceTouchCapability == .unavailable)
    #expect(UITraitCollection.iPhoneXr(.landscape).horizontalSizeClass == .regular)
    let tablet = UITraitCollection.iPadPro11
    #expect(tablet.userInterfaceIdiom == .pad && tablet.horizontalSizeClass == .regular)
    #expect(tablet.preferredContentSizeCategory == .unspecified)
    #expect(UITraitCollection.iPadMini_Compact_SplitView.horizontalSizeClass == .compact)
  }
}
