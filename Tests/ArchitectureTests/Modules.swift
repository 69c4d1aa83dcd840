import Foundation

/// The modules and who may import them.
///
/// Their order is `Package.swift`'s; the floors are Architecture.md's table. What comes from
/// outside the package, and the shims in C, have their users here.
enum Modules {
  /// Who may import what is not this package's, or only the thinnest part of it.
  static let users: [String: Set<String>] = [
    // C: paths, colours and text are drawn in two modules, coded in one, measured beside them.
    "CCairo": ["CoreGraphics", "CoreText"],
    "CPango": ["CoreText"],
    "CPNG": ["ImageIO", "PNGChunks"],
    "CTurboJPEG": ["ImageIO"],
    "CPixels": ["CoreGraphics", "Goldens", "QuartzCore", "Snapshots", "benchmark"],
    "CWorkers": ["CoreGraphics", "QuartzCore"],
    "CWorkMeter": ["WorkMeter"],
    "CLibPNG": ["benchmark"],
    "CLibDeflate": ["VectorImages"],
    "CReference": ["benchmark"],
    "CTestStart": ["SnapshotTesting"],
    "CReportPage": ["SnapshotReport"],
    "CServePage": ["LiveScreens"],
    "CFonts": ["CoreText"],
    "CHyphenation": ["CoreText"],
    "CSymbolSubstitutes": ["UIKitValues"],
    "CTypeRecords": ["QuartzCore", "UIKitNibs", "UIKitRuntime"],
    // Other packages.
    "ArgumentParser": ["render"],
    "Yams": ["SceneFiles"],
    "CYaml": ["SceneFiles"],
    "OpenCombine": ["Combine"],
    "FlyingFox": ["ScreenServer"],
    "FlyingSocks": ["ScreenServer"],
    // Test frameworks.
    "Testing": ["SnapshotTesting"],
    "XCTest": ["SnapshotTesting", "iOSSnapshotTestCase"],
    // Requests: described and not sent, or sent by Combine's publisher.
    "FoundationNetworking": ["Combine", "SnapshotTesting"],
  ]

  /// What comes with Swift: every module may.
  static let system: Set<String> = [
    "Foundation", "CoreFoundation", "Glibc", "Dispatch", "Synchronization",
  ]

  /// The package's modules, lowest first, as `Package.swift` lists them.
  static func inOrder() throws -> [String] {
    let package = try Repository.text("Package.swift")
    let listed = package.prefix(
      upTo: package.range(of: "let plugins")?.lowerBound ?? package.endIndex)
    // A product's name stands behind '.product(', not on a line of its own or behind a target.
    return listed.components(separatedBy: ".product(").enumerated().flatMap { index, part in
      part.components(separatedBy: "name: \"").dropFirst(index == 0 ? 1 : 2)
        .compactMap { $0.split(separator: "\"").first.map(String.init) }
    }
  }

  /// The floor of each module, from the table of Documentation/Architecture.md.
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
