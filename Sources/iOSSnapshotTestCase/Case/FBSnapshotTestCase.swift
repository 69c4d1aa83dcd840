import Sessions
import UIKit

/// A test case that compares views and layers with reference images.
///
/// ```swift
/// final class BadgeTests: FBSnapshotTestCase {
///   func testBadge() { FBSnapshotVerifyView(BadgeView()) }
/// }
/// ```
///
/// Has the names of uber/ios-snapshot-test-case. A test runs on the screen of the simulator that
/// recorded the suite's images, according to their sizes, or of the device in `FB_SNAPSHOT_DEVICE`.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether images are recorded, which fails the test. Default false.
  ///
  /// If false, `SNAPSHOT_TESTING_RECORD` and `withSnapshotTesting(record:)` can enable recording.
  /// An image that was recorded on iOS is never overwritten: a golden is recorded beside it.
  open var recordMode = false

  /// The parts of images' names in addition to the test and the identifier. Default `screenScale`.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale

  /// The name of the suite's folder of images; nil for the class's name with its module. Default
  /// nil.
  open var folderName: String?

  /// The folder that contains `ReferenceImages` with its suffix; nil to search for it. Default nil.
  ///
  /// A folder of built products, as that of `Bundle.module`, is ignored: its images are copies.
  open var bundleResourcePath: String?

  /// Whether a view is drawn in a window, with its appearance and the screen's covered edges.
  /// Default false.
  open var usesDrawViewHierarchyInRect = false

  /// The file of the suite; nil before the first assertion.
  var file: String?

  /// Whether images' names contain the device, the system version and the screen size. Default
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

  /// The parts of images' names in addition to the test and the identifier.
  @available(*, deprecated, message: "Set 'fileNameOptions'.")
  open var agnosticOptions: FBSnapshotTestCaseAgnosticOption {
    get { FBSnapshotTestCaseAgnosticOption(fileNameOptions) }
    set { fileNameOptions = FBSnapshotTestCaseFileNameIncludeOption(newValue) }
  }

  /// Runs the test on the suite's screen.
  open override func invokeTest() {
    do {
      _ = try SnapshotTestingConfiguration.naming()
      let device = try SuiteDevice.named(in: environment) ?? .of(pictures)
      let screen = RenderSession.current.withScreen(
        bounds: CGRect(origin: .zero, size: device.size), scale: device.scale,
        traits: device.config.traits)
      SuiteDevice.$current.withValue(device) { screen.run { super.invokeTest() } }
    } catch {
      XCTFail(String(describing: error))
    }
  }

  /// Returns the folder of reference images, without a suffix.
  ///
  /// Uses `FB_REFERENCE_IMAGE_DIR` of the environment, otherwise the argument, otherwise
  /// `ReferenceImages` in `bundleResourcePath`, otherwise the package's folder of that name with
  /// images of the suite, otherwise one beside the test.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    environmentValue(ReferenceFolders.variable) ?? (dir?.isEmpty == false ? dir : nil)
      ?? bundleResourcePath.flatMap(ReferenceFolders.folder(inResources:))
      ?? ReferenceFolders.folder(of: suiteName, near: file)
  }

  /// Returns the folder for images of failures: `IMAGE_DIFF_DIR` of the environment, otherwise the
  /// argument, otherwise the system's temporary folder.
  ///
  /// Nothing is written to the temporary folder: the artifacts folder contains all failures.
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

  /// The name of the suite's folder of images.
  var suiteName: String { folderName ?? SuiteFolder.name(of: type(of: self)) }

  /// The test's function, without parentheses.
  var function: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The paths of the suite's images; those of all suites if it has none.
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

@available(*, deprecated, message: "Converts deprecated options.")
extension FBSnapshotTestCaseAgnosticOption {
  fileprivate init(_ options: FBSnapshotTestCaseFileNameIncludeOption) {
    let device = options.intersection([.device, .OS, .screenSize]).rawValue
    self.init(rawValue: options.contains(.screenScale) ? device : device | Self.noSuffix.rawValue)
  }
}

@available(*, deprecated, message: "Converts deprecated options.")
extension FBSnapshotTestCaseFileNameIncludeOption {
  fileprivate init(_ options: FBSnapshotTestCaseAgnosticOption) {
    let device = options.intersection([.device, .OS, .screenSize]).rawValue
    self.init(
      rawValue: options.contains(.noSuffix) ? device : device | Self.screenScale.rawValue)
  }
}
