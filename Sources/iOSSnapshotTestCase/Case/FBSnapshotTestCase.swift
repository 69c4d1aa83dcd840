import Sessions
import UIKit

/// The class of tests that compare views and layers with reference images.
///
/// ```swift
/// final class BadgeTests: FBSnapshotTestCase {
///   func testBadge() { FBSnapshotVerifyView(BadgeView()) }
/// }
/// ```
///
/// Under its names in uber/ios-snapshot-test-case. A test runs on the screen of the simulator that
/// drew the suite's images, as far as their sizes tell, or of the device that
/// `FB_SNAPSHOT_DEVICE` names.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether images are recorded, which fails the test. Default false.
  ///
  /// Where it is false, `SNAPSHOT_TESTING_RECORD` and `withSnapshotTesting(record:)` may still ask
  /// for it. An image that was recorded on iOS is never written: ours stands beside it.
  open var recordMode = false

  /// What the names of images say besides the test and the identifier. Default `screenScale`.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale

  /// What the folder of the suite's images is called; nil for the class's name with its module.
  /// Default nil.
  open var folderName: String?

  /// Whether a view is drawn in a window, with its appearance and what a screen covers. Default
  /// false.
  open var usesDrawViewHierarchyInRect = false

  /// The file of the suite, once an assertion has said it.
  var file: String?

  /// Whether images are called after the device, its system and the size of its screen. Default
  /// false.
  @available(*, deprecated, message: "Set 'fileNameOptions'.")
  open var isDeviceAgnostic: Bool {
    get { fileNameOptions.isSuperset(of: Self.deviceOptions) }
    set {
      fileNameOptions = newValue ? Self.deviceOptions.union(.screenScale) : .screenScale
    }
  }

  private static let deviceOptions: FBSnapshotTestCaseFileNameIncludeOption = [
    .device, .OS, .screenSize,
  ]

  /// What the names of images say besides the test and the identifier.
  @available(*, deprecated, message: "Set 'fileNameOptions'.")
  open var agnosticOptions: FBSnapshotTestCaseAgnosticOption {
    get { FBSnapshotTestCaseAgnosticOption(fileNameOptions) }
    set { fileNameOptions = FBSnapshotTestCaseFileNameIncludeOption(newValue) }
  }

  /// Runs the test on the suite's screen.
  open override func invokeTest() {
    do {
      let device = try SuiteDevice.named(in: environment) ?? .of(pictures)
      let screen = RenderSession.current.withScreen(
        bounds: CGRect(origin: .zero, size: device.size), scale: device.scale,
        traits: device.config.traits)
      SuiteDevice.$current.withValue(device) { screen.run { super.invokeTest() } }
    } catch {
      XCTFail(String(describing: error))
    }
  }

  /// The folder of reference images, without a suffix.
  ///
  /// `FB_REFERENCE_IMAGE_DIR` of the environment, else what is given, else the folder
  /// `ReferenceImages` of the package that has images of the suite, else one beside the test.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    environmentValue(ReferenceFolders.variable) ?? (dir?.isEmpty == false ? dir : nil)
      ?? ReferenceFolders.folder(of: suiteName, near: file)
  }

  /// The folder that shows failures: `IMAGE_DIFF_DIR` of the environment, else what is given, else
  /// the system's temporary folder.
  ///
  /// Nothing is written to the last one: failures are in the artifacts' folder in any case.
  open func getImageDiffDirectory(withDefault dir: String?) -> String {
    environmentValue(ReferenceFolders.diffVariable) ?? (dir?.isEmpty == false ? dir : nil)
      ?? NSTemporaryDirectory()
  }
}

extension FBSnapshotTestCase {
  var environment: [String: String] { SnapshotTestingConfiguration.environment }

  private func environmentValue(_ variable: String) -> String? {
    environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What the folder of the suite's images is called.
  var suiteName: String { folderName ?? SuiteFolder.name(of: type(of: self)) }

  /// The test's function, without brackets.
  var function: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The paths of the suite's images; those of all suites where it has none.
  private var pictures: [String] {
    let folders = ReferenceFolders.suffixed(getReferenceImageDirectory(withDefault: nil))
    let own = folders.flatMap { folder in
      SuiteFolder.names(of: suiteName, in: folder).flatMap { Self.images(in: "\(folder)/\($0)") }
    }
    return own.isEmpty ? folders.flatMap { Self.images(in: $0) } : own
  }

  private static func images(in folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted().map { "\(folder)/\($0)" }
  }
}

@available(*, deprecated, message: "It translates what is deprecated.")
extension FBSnapshotTestCaseAgnosticOption {
  fileprivate init(_ options: FBSnapshotTestCaseFileNameIncludeOption) {
    let device = options.intersection([.device, .OS, .screenSize]).rawValue
    self.init(rawValue: options.contains(.screenScale) ? device : device | Self.noSuffix.rawValue)
  }
}

@available(*, deprecated, message: "It translates what is deprecated.")
extension FBSnapshotTestCaseFileNameIncludeOption {
  fileprivate init(_ options: FBSnapshotTestCaseAgnosticOption) {
    let device = options.intersection([.device, .OS, .screenSize]).rawValue
    self.init(
      rawValue: options.contains(.noSuffix) ? device : device | Self.screenScale.rawValue)
  }
}
