import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct GoldenStoreTests {
  @Test func goldensAreBesideTheTestByDefault() {
    let store = GoldenStore.besideTest("/p/Tests/AppTests/WallTests.swift")
    let folder = "/p/Tests/AppTests/__Snapshots__/WallTests"
    #expect(
      store.path(test: "scrolls()", name: nil, pathExtension: "png") == "\(folder)/scrolls.png")
    #expect(
      store.path(test: "scrolls(to:)", name: "far", pathExtension: "png")
        == "\(folder)/scrolls.far.png")
  }

  /// Suites append the size of the screen to the function's name, or use XCTest's name of a test,
  /// which has another form on Linux.
  @Test func aSuitesOwnNamesOfTestsAreThoseOfIOS() {
    let store = GoldenStore.besideTest("/p/Tests/AppTests/WallTests.swift")
    let folder = "/p/Tests/AppTests/__Snapshots__/WallTests"
    #expect(
      store.path(test: "draws()_393.0_852.0", name: "1", pathExtension: "png")
        == "\(folder)/draws-_393-0_852-0.1.png")
    #expect(
      store.path(test: "draws (small)(size:)", name: "1", pathExtension: "png")
        == "\(folder)/draws%20%28small%29.1.png")
    func paths(_ function: String) -> [String] {
      store.pathsOnIOS(function: function, names: ["375.0"], pathExtension: "png")
    }
    #expect(paths("draws()_393.0") == ["\(folder)/draws-_393-0.375-0.png"])
    #expect(
      paths("WallTests.testDraws")
        == ["\(folder)/WallTests-testDraws.375-0.png", "\(folder)/testDraws.375-0.png"])
    #expect(paths("testDraws()") == ["\(folder)/testDraws.375-0.png"])
  }

  @Test func ourOwnAreInTheGoldenFolder() throws {
    let package = try ScratchPackage()
    let store = GoldenStore.golden("Scenes", in: package.root)
    #expect(
      store.path(test: "draws()", name: "cat-wall@0,800", pathExtension: "png")
        == package.path("Golden/Scenes/cat-wall@0,800.png"))
    #expect(
      store.path(test: "draws()", name: nil, pathExtension: "png")
        == package.path("Golden/Scenes/draws.png"))
    #expect(GoldenStore.golden("x").folder.hasSuffix("/Golden/x"))
  }

  /// Different names never share a file, and no name leaves the folder.
  @Test func namesAreInjective() throws {
    let letters = ["a", "/", ".", "%", " ", "é", "-", "2"]
    var names: [String] = letters
    for first in letters { for second in letters { names.append(first + second) } }
    for first in letters {
      for second in letters { for third in letters { names.append(first + second + third) } }
    }
    let store = GoldenStore.golden("g", in: URL(fileURLWithPath: "/p"))
    let paths = names.map { store.path(test: "t()", name: $0, pathExtension: "png") }
    #expect(Set(paths).count == names.count)
    for path in paths {
      #expect(path.hasPrefix("/p/Golden/g/"))
      #expect(!path.dropFirst("/p/Golden/g/".count).contains("/"))
      #expect(!path.dropFirst("/p/Golden/g/".count).hasPrefix("."))
    }
  }

  @Test func thePackageIsTheNearestFolderWithAManifest() throws {
    let package = try ScratchPackage()
    try package.write(Data(), to: "Sub/Package.swift")
    #expect(
      GoldenStore.packageRoot(above: package.path("Sub/Tests/T.swift"))?.path
        == package.path("Sub"))
    #expect(
      GoldenStore.packageRoot(above: package.path("Tests/T.swift"))?.path == package.root.path)
    #expect(GoldenStore.packageRoot(above: "/nowhere/at/all.png") == nil)
    // The search ends for a path with `..`, which it resolves as the system does.
    #expect(GoldenStore.packageRoot(above: "/nowhere/w/../x/goldens.json") == nil)
    #expect(GoldenStore.packageRoot(above: "/../../\u{600}/../\u{301}x") == nil)
    #expect(
      GoldenStore.packageRoot(above: package.path("Tests/../Nowhere/../a.png"))?.path
        == package.root.path)
    #expect(AbsolutePath.of("/a/./b//../c/") == "/a/c")
  }
}
