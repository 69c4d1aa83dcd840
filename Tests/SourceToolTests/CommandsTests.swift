import Foundation
import Testing

/// `Scripts/ios build`, `run` and `test` on a package, with a module of two lines for UIKit, so
/// that they take seconds.
@Suite(.serialized) struct CommandsTests {
  private let build = PackageBuild()

  @Test(.timeLimit(.minutes(10))) func aPackageIsBuiltRunAndTestedWithStubs() throws {
    let package = try newPackage()
    let stubbed = ["--stub", "MapKit", "--stub=AVFoundation"]
    let built = try build.tool(["build"] + stubbed, in: package)
    #expect(built.status == 0, "\(built.output + built.errors)")
    let run = try build.tool(["run"] + stubbed + ["draw", "a word"], in: package)
    #expect(run.status == 0 && run.output == "MKMapView AVPlayerLayer a word\n", "\(run.errors)")
    let tested = try build.tool(["test"] + stubbed, in: package)
    #expect(tested.status == 0, "\(tested.output + tested.errors)")
    #expect(tested.output.contains("Executed 1 test, with 0 failures"))
    #expect(folders(in: package.appendingPathComponent(".build")) == ["iosMapKit-AVFoundation"])
  }

  @Test func aWordThatIsNoCommandIsRefused() throws {
    let refused = try build.tool(["check"])
    #expect(refused.status == 20)
    #expect(refused.errors == "ios: say test, build, run, rewrite, overlay or compiler\n")
    let unnamed = try build.tool(["build", "--stub"])
    #expect(unnamed.status == 20)
    #expect(unnamed.errors == "ios: --stub: name a module\n")
  }

  /// `SWIFT_EXEC=$(Scripts/ios compiler) swift build`, with nothing else in the environment.
  @Test(.timeLimit(.minutes(10))) func theCompilerThatIsPrintedRewritesWhatItCompiles() throws {
    let package = try newPackage()
    try "import UIKit\n\npublic func places() -> String { #keyPath(View.name) }\n".write(
      to: package.appendingPathComponent("Sources/Screens/Places.swift"), atomically: true,
      encoding: .utf8)
    let printed = try build.tool(["compiler"])
    var command = Command(["swift", "run", "draw", "a word"])
    command.folder = package
    command.environment["SWIFT_EXEC"] = printed.output.trimmingCharacters(in: .newlines)
    command.environment["TMPDIR"] = package.path
    let run = try command.run()
    #expect(run.status == 0 && run.output == "name a word\n", "\(run.errors)")
  }

  private func folders(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }
  }

  private func newPackage() throws -> URL {
    let package = try build.newFolder()
    for (path, text) in Self.files {
      let file = package.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return package
  }

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Trial",
      targets: [
        .target(name: "UIKit"),
        .target(name: "Screens", dependencies: ["UIKit"]),
        .executableTarget(name: "draw", dependencies: ["Screens"]),
        .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
      ],
      swiftLanguageModes: [.v5]
    )
    """,
    "Sources/UIKit/Module.swift": """
    open class StubView { public init() {} }
    open class StubLayer { public init() {} }
    """,
    "Sources/Screens/Places.swift": """
    import AVFoundation
    import MapKit
    import UIKit

    public func places() -> String {
      #if os(iOS)
        "\\(MKMapView.self) \\(AVPlayerLayer.self)"
      #else
        "this is no phone"
      #endif
    }
    """,
    "Sources/draw/main.swift": """
    import Screens

    print(places(), CommandLine.arguments[1])
    """,
    "Tests/ScreensTests/PlacesTests.swift": """
    import Screens
    import XCTest

    final class PlacesTests: XCTestCase {
      func testPlaces() { XCTAssertEqual(places(), "MKMapView AVPlayerLayer") }
    }
    """,
  ]
}
