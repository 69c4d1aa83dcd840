import Foundation
import Testing

/// Tests `Scripts/ios build`, `run` and `test` on a package, with a module of two lines in place of
/// UIKit, so that each takes seconds.
@Suite(.serialized) struct CommandsTests {
  private let build = PackageBuild()

  @Test(.timeLimit(.minutes(20))) func aPackageIsBuiltRunAndTestedWithStubs() async throws {
    let package = try newPackage()
    let stubbed = ["--stub", "MapKit", "--stub=AVFoundation"]
    let built = try await build.tool(["build"] + stubbed, in: package)
    #expect(built.status == 0, "\(built.output + built.errors)")
    let run = try await build.tool(["run"] + stubbed + ["draw", "a word"], in: package)
    #expect(run.status == 0 && run.output == "MKMapView AVPlayerLayer a word\n", "\(run.errors)")
    let tested = try await build.tool(["test"] + stubbed, in: package)
    #expect(tested.status == 0, "\(tested.output + tested.errors)")
    #expect(tested.output.contains("Executed 3 tests, with 0 failures"))
    #expect(folders(in: package.appendingPathComponent(".build")) == ["ios"])
  }

  /// Modules of this package are not compiled again for other stubs.
  @Test(.timeLimit(.minutes(20))) func otherStubsCompileTheModulesThatHaveSomeAgain() async throws {
    let package = try newPackage()
    try "import UIKit\nimport Motion\npublic func places() -> String { \"\\(MotionView.self)\" }\n"
      .write(
        to: package.appendingPathComponent("Sources/Screens/Places.swift"), atomically: true,
        encoding: .utf8)
    let module = package.appendingPathComponent(".build/ios/debug/Modules/UIKit.swiftmodule")
    var dates: Set<Date> = []
    for (names, status) in [("MotionView", 0), ("Another", 1), ("MotionView,Another", 0)] {
      let run = try await build.tool(
        ["run", "--stub", "Motion=\(names)", "draw", "x"], in: package)
      #expect((run.status == 0) == (status == 0), "\(names): \(run.output + run.errors)")
      if status == 0 { #expect(run.output == "MotionView x\n") }
      let attributes = try FileManager.default.attributesOfItem(
        atPath: module.resolvingSymlinksInPath().path)
      dates.insert(try #require(attributes[.modificationDate] as? Date))
    }
    #expect(dates.count == 1)
  }

  /// The target's default isolation is the main actor.
  @Test(.timeLimit(.minutes(20))) func testCasesBelongToTheMainActorByDefault() async throws {
    let package = try newPackage()
    let manifest = package.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try text.replacing("tools-version: 6.1", with: "tools-version: 6.2")
      .replacing(
        "\"ScreensTests\", dependencies: [\"Screens\"])",
        with: "\"ScreensTests\", dependencies: [\"Screens\"], "
          + "swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v6)])"
      )
      .write(to: manifest, atomically: true, encoding: .utf8)
    try """
    import Screens
    import XCTest

    @MainActor private var greeting = "one"

    class Base: XCTestCase {}

    final class PlacesTests: Base {
      private var words: [String] = []
      override func setUp() { words = [] }
      func testPlaces() {
        words.append(greeting)
        check(words, ["one"])
      }
      func testLater() async {
        await Task.yield()
        check(words + [greeting], ["one"])
      }
      private func check(_ words: [String], _ others: [String]) { XCTAssertEqual(words, others) }
    }

    extension PlacesTests {
      private var greetings: [String] { [greeting] }
      private func greet(_ word: String) { words = greetings + [word] }
      func testGreetings() {
        greet("two")
        check(words, ["one", "two"])
      }
    }

    final class LateTests: XCTestCase {
      static var count = 0
      private var words: Words!
      private lazy var others = Words()
      override func setUp() async throws {
        words = Words()
        Self.count += 1
      }
      override func tearDown() async throws { words = nil }
      func testWords() { XCTAssertEqual(words.all + others.all, [greeting, "one"]) }
    }

    final class Words { var all = ["one"] }

    @MainActor
    class MarkedTests: XCTestCase {
      private let words = Words()
      func testWords() { XCTAssertEqual(words.all, [greeting]) }
    }
    """.write(
      to: package.appendingPathComponent("Tests/ScreensTests/PlacesTests.swift"), atomically: true,
      encoding: .utf8)
    let tested = try await build.tool(
      ["test", "--stub", "MapKit", "--stub", "AVFoundation"], in: package)
    #expect(tested.status == 0, "\(tested.output + tested.errors)")
    #expect(tested.output.contains("Executed 5 tests, with 0 failures"))
  }

  /// A generic class's `init(frame:)` is that of the module that declares it.
  @Test(.timeLimit(.minutes(20))) func classesOfOtherModulesAreKnown() async throws {
    let package = try newPackage()
    try """
    // UIKit
    public protocol Model { init(frame: Int) }
    public struct Plain: Model {
      public let frame: Int
      public init(frame: Int) { self.frame = frame }
    }
    public func places() -> String { "\\(#file.isEmpty)" }
    """.write(
      to: package.appendingPathComponent("Sources/Screens/Places.swift"), atomically: true,
      encoding: .utf8)
    try """
    import Screens
    import UIKit
    func made<Made: Model>(_ type: Made.Type) -> Made { Made(frame: 7) }
    print(made(Plain.self).frame)
    """.write(
      to: package.appendingPathComponent("Sources/draw/main.swift"), atomically: true,
      encoding: .utf8)
    let run = try await build.tool(["run", "draw"], in: package)
    #expect(run.status == 0 && run.output == "7\n", "\(run.errors)")
  }

  /// Network requests are part of Foundation on iOS, even in a module without UIKit.
  @Test(.timeLimit(.minutes(20))) func modulesOfFoundationAloneReachTheNetwork() async throws {
    let package = try newPackage()
    let sources = package.appendingPathComponent("Sources")
    try """
    import Foundation
    public func isGood(_ response: HTTPURLResponse) -> Bool { response.statusCode == page.status }
    """.write(
      to: sources.appendingPathComponent("UIKit/Module.swift"), atomically: true, encoding: .utf8)
    try """
    struct Page { let status = 200 }
    let page = Page()
    """.write(
      to: sources.appendingPathComponent("UIKit/Page.swift"), atomically: true, encoding: .utf8)
    try "public func places() -> String { \"none\" }\n".write(
      to: sources.appendingPathComponent("Screens/Places.swift"), atomically: true, encoding: .utf8)
    let run = try await build.tool(["run", "draw", "x"], in: package)
    #expect(run.status == 0 && run.output == "none x\n", "\(run.output + run.errors)")
  }

  @Test func aWordThatIsNoCommandIsRefused() async throws {
    let refused = try await build.tool(["check"])
    #expect(refused.status == 20)
    #expect(
      refused.errors == "ios: name a command: test, build, run, rewrite, overlay or compiler\n")
    let unnamed = try await build.tool(["build", "--stub"])
    #expect(unnamed.status == 20)
    #expect(unnamed.errors == "ios: --stub: name a module\n")
  }

  /// The command is `SWIFT_EXEC=$(Scripts/ios compiler) swift build`, with nothing else in the
  /// environment.
  @Test(.timeLimit(.minutes(20))) func theCompilerThatIsPrintedRewritesWhatItCompiles() async throws
  {
    let package = try newPackage()
    try "import UIKit\n\npublic func places() -> String { #keyPath(View.name) }\n".write(
      to: package.appendingPathComponent("Sources/Screens/Places.swift"), atomically: true,
      encoding: .utf8)
    let printed = try await build.tool(["compiler"])
    var command = Command(["swift", "run", "draw", "a word"])
    command.folder = package
    command.environment["SWIFT_EXEC"] = printed.output.trimmingCharacters(in: .newlines)
    command.environment["TMPDIR"] = package.path
    let run = try await command.run()
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
        .executableTarget(name: "draw", dependencies: ["Screens", "UIKit"]),
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

    @MainActor final class MarkedTests: XCTestCase {
      private var words = ["one"]
      func testWords() throws { XCTAssertEqual(words, ["one"]) }
      func testChange() {
        words.append("two")
        XCTAssertEqual(words.count, 2)
      }
    }
    """,
  ]
}
