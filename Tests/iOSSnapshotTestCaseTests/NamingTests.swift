import ImageIO
import SnapshotsTestSupport
import Testing
import UIKit

@testable import iOSSnapshotTestCase

/// Tests the names of images and folders, and the screen of a suite.
@MainActor @Suite struct NamingTests {
  /// Source: uber/ios-snapshot-test-case, FBFileNameIncludeNormalizedFileNameFromOption.
  @Test(
    arguments: [
      (.screenScale, "test_a_b@2x"), (.none, "test-a b"), (.device, "test_a_b_iPad"),
      (.OS, "test_a_b_18_0"), (.screenSize, "test_a_b_1024x768"), ([], "test_a_b"),
      ([.device, .OS, .screenSize, .screenScale], "test_a_b_iPad_18_0_1024x768@2x"),
    ] as [(FBSnapshotTestCaseFileNameIncludeOption, String)])
  func namesReportWhatTheOptionsWant(option: FBSnapshotTestCaseFileNameIncludeOption, name: String)
  {
    #expect(FBFileNameIncludeNormalizedFileNameFromOption("test-a b", option) == name)
  }

  @Test func suffixesBeginWithSixtyFourBits() {
    #expect(FBSnapshotTestCaseDefaultSuffixes().array as? [String] == ["_64", "_32"])
    #expect(FBSnapshotTestCaseIs64Bit())
  }

  @available(*, deprecated, message: "It sets what is deprecated.")
  @Test func earlierOptionsAreTranslated() throws {
    let suite = try Bench().suite
    #expect(suite.fileNameOptions == .screenScale)
    suite.isDeviceAgnostic = true
    #expect(suite.fileNameOptions == [.device, .OS, .screenSize, .screenScale])
    suite.agnosticOptions = [.OS, .noSuffix]
    #expect(suite.fileNameOptions == .OS && suite.agnosticOptions == [.OS, .noSuffix])
    suite.isDeviceAgnostic = false
    #expect(suite.fileNameOptions == .screenScale)
  }

  /// Objective-C appends the error to the name of a throwing function.
  @Test(arguments: [
    ("testBadge@2x.png", Bench.folder), ("testBadgeAndReturnError_@2x.png", Bench.folder),
    ("testBadgeWithCompletionHandler_@2x.png", Bench.folder),
    ("testBadge@2x.png", "ReferenceImages_64/BadgeSuite"),
    ("testBadge@2x.png", "ReferenceImages_64/AppSnapshotTests.BadgeSuite"),
  ])
  func anImageOfIOSIsFoundUnderItsNameThere(name: String, folder: String) throws {
    let bench = try Bench()
    try bench.putForeign(solid(0xFFFF_0000, width: 8, height: 8), name, in: folder)
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    plain.backgroundColor = .red
    // UIKit's UIColor.red is this red.
    #expect(bench.message(of: plain) == nil)
  }

  @Test func aPrivateSuiteHasTheSameFolderInEachProgram() {
    #expect(
      SuiteFolder.name(of: PrivateSuite.self) == "iOSSnapshotTestCaseTests.PrivateSuite")
  }

  @Test func aFolderMayHaveANameOfItsOwn() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    bench.suite.folderName = "Badges"
    _ = bench.message(of: badge())
    #expect(
      bench.files == [
        "ReferenceImages_64/Badges/testBadge@2x.json",
        "ReferenceImages_64/Badges/testBadge@2x.png",
      ])
  }

  @Test func theScreenIsThatOfTheImages() throws {
    let bench = try Bench()
    func screen(_ more: [String: String] = [:]) -> [CGFloat] {
      nonisolated(unsafe) var found: [CGFloat] = []
      bench.run(more) { _ in
        try? MainThread.run {
          let screen = UIScreen.main
          found = [screen.bounds.width, screen.bounds.height, screen.scale]
        }
      }
      return found
    }
    #expect(screen() == [375, 667, 2])
    try bench.putForeign(solid(1, width: 6, height: 6), "testA@3x.png")
    #expect(screen() == [375, 812, 3])
    try bench.putForeign(solid(1, width: 828, height: 1792), "testB@2x.png")
    #expect(screen() == [414, 896, 2])
    #expect(screen(["FB_SNAPSHOT_DEVICE": "iPhone15"]) == [393, 852, 3])
    let unknown = #expect(throws: UnknownDevice.self) {
      try SuiteDevice.named(in: ["FB_SNAPSHOT_DEVICE": "Nokia"])
    }
    #expect(
      unknown?.description.hasPrefix(
        "FB_SNAPSHOT_DEVICE is 'Nokia'; expected one of iPhone8, iPhoneSe,") == true)
  }

  @Test func controllersFillTheScreen() throws {
    let bench = try Bench()
    bench.suite.recordMode = true
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    withKnownIssue { bench.run { $0.FBSnapshotVerifyViewController(controller) } }
    let image = try PNGDecoder().decodeImage(
      #require(bench.package.read("\(Bench.folder)/testBadge@2x.png")))
    #expect((image.width, image.height) == (750, 1334))
  }

  @Test func imagesAreLookedForInThePackage() throws {
    let package = try ScratchPackage()
    let folder = "App/Tests/ReferenceImages_64"
    try package.write(Data(), to: "\(folder)/App.BadgeSuite/a.png")
    try package.write(Data(), to: "App/Tests/Badges/BadgeSuite.swift")
    let file = package.path("App/Tests/Badges/BadgeSuite.swift")
    #expect(
      ReferenceFolders.folder(of: "App.BadgeSuite", near: file)
        == package.path("App/Tests/ReferenceImages"))
    #expect(
      ReferenceFolders.folder(of: "App.OtherSuite", near: file)
        == package.path("App/Tests/Badges/ReferenceImages"))
  }
}

private final class PrivateSuite: FBSnapshotTestCase {}
