import Foundation

/// The modules and the modules that may import them.
///
/// `Package.swift` gives their order, Architecture.md's table their floors. The users of other
/// packages and of the C modules are listed here.
enum Modules {
  /// The modules that may import a module from outside this package, or its C module.
  static let users: [String: Set<String>] = [
    // C libraries: two modules draw paths, colours and text, one encodes, and tests measure.
    "CCairo": ["CoreGraphics", "CoreText"],
    "CPango": ["CoreText"],
    "CPNG": ["ImageIO", "PNGChunks"],
    "CTurboJPEG": ["ImageIO"],
    "CPixels": ["CoreGraphics", "Goldens", "ImageIO", "QuartzCore", "Snapshots", "benchmark"],
    "CWorkers": ["CoreGraphics", "QuartzCore"],
    "CWorkMeter": ["WorkMeter"],
    "CLibPNG": ["benchmark"],
    "CLibDeflate": ["VectorImages"],
    "CReference": ["benchmark"],
    "CTestStart": ["SnapshotTesting"],
    "CMainThread": ["Sessions"],
    "CReportPage": ["SnapshotReport"],
    "CServePage": ["LiveScreens"],
    "CFonts": ["CoreText"],
    "CHyphenation": ["CoreText"],
    "CSymbolSubstitutes": ["UIKitValues"],
    "CTypeRecords": [
      "FoundationAdditions", "QuartzCore", "Staging", "UIKitNibs", "UIKitRuntime", "UIKitViews",
    ],
    // Modules of other packages.
    "ArgumentParser": ["render"],
    "Yams": ["SceneFiles"],
    "CYaml": ["SceneFiles"],
    "OpenCombine": ["Combine"],
    "FlyingFox": ["ScreenServer"],
    "FlyingSocks": ["ScreenServer"],
    // Test frameworks.
    "Testing": ["SnapshotTesting"],
    "XCTest": ["SnapshotTesting", "iOSSnapshotTestCase"],
    // Network requests are described and not sent, or sent by Combine's publisher.
    "FoundationNetworking": ["Combine", "SnapshotTesting"],
  ]

  /// The modules of the toolchain, which every module may import.
  static let system: Set<String> = [
    "Foundation", "CoreFoundation", "Glibc", "Dispatch", "Synchronization",
  ]

  /// The package's modules, lowest first, as `Package.swift` lists them.
  static func inOrder() throws -> [String] {
    let package = try Repository.text("Package.swift")
    let listed = package.prefix(
      upTo: package.range(of: "let plugins")?.lowerBound ?? package.endIndex)
    // A product's name follows '.product('; it is not on a line of its own, and does not follow a
    // target.
    return listed.components(separatedBy: ".product(").enumerated().flatMap { index, part in
      part.components(separatedBy: "name: \"").dropFirst(index == 0 ? 1 : 2)
        .compactMap { $0.split(separator: "\"").first.map(String.init) }
    }
  }

  /// Returns the floor of each module, from the table of Documentation/Architecture.md.
  static func floors() throws -> [String: Double] {
    var floors: [String: Double] = [:]
    for line in try Repository.text("Documentation/Architecture.md").split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 5, let floor = Double(cells[1].filter { $0 != " " }) else { continue }
      for name in cells[2].split(separator: "`").enumerated() where name.offset % 2 == 1 {
        floors[String(name.element)] = floor
      }
    }
    return floors
  }
}
