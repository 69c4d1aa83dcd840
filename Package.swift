// swift-tools-version: 6.1
import PackageDescription

// The targets by floor, lowest first. A target depends only on targets above it in this list.

let libraries: [Target] = [
  .systemLibrary(
    name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
  .systemLibrary(
    // Pango is opened at run time.
    name: "CPango", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
  .systemLibrary(
    name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
  .systemLibrary(
    name: "CLibDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
  .target(name: "CWorkers"),
  .target(name: "CTypeRecords"),
  .target(name: "CPixels", dependencies: ["CWorkers"]),
  .target(
    name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate", "CWorkers", "CPixels"],
    linkerSettings: [.linkedLibrary("z")]),
  .target(name: "CReference"),
  .target(name: "CWorkMeter"),
  .target(name: "CTestStart"),
  .target(name: "CMainThread"),
  // The review page's HTML, CSS and JavaScript.
  .target(name: "CReportPage", exclude: ["Page"]),
  // The font files.
  .target(name: "CFonts", exclude: ["Files"]),
  // The HTML, CSS and JavaScript of the page that shows a live screen.
  .target(name: "CServePage", exclude: ["Page"]),
  // Hyphenation patterns.
  .target(name: "CHyphenation", exclude: ["Patterns"]),
  // Icons that substitute symbols, and the table of symbols.
  .target(name: "CSymbolSubstitutes", exclude: ["Table"]),
  .systemLibrary(
    name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
]

// For values that the loader finds in a section; enabled by default since Swift 6.3.
#if compiler(>=6.3)
  let calledBeforeMain: [SwiftSetting] = []
#else
  let calledBeforeMain: [SwiftSetting] = [.enableExperimentalFeature("SymbolLinkageMarkers")]
#endif

let floors: [Target] = [
  .target(name: "WorkMeter", dependencies: ["CWorkMeter"]),
  .target(name: "Sessions", dependencies: ["CMainThread"]),
  // Caches of computed values for modules that need one.
  .target(name: "BoundedCaches"),
  .target(name: "Failures"),
  .target(name: "Pixels"),
  .target(name: "PNGChunks", dependencies: ["CPNG"]),
  .target(name: "AtomicFiles"),
  .target(name: "LayoutGeometry"),
  .target(name: "ConstraintSolver"),
  .target(name: "SeededRandom"),
  .target(name: "AssetCatalogs"),
  .target(name: "Markup"),
  .target(name: "InterfaceBuilder", dependencies: ["Markup"]),
  .target(name: "VectorImages", dependencies: ["Markup", "CLibDeflate"]),
  .target(name: "CoreGraphics", dependencies: ["BoundedCaches", "CCairo", "CPixels", "Pixels"]),
  .target(
    name: "ImageIO",
    dependencies: ["CoreGraphics", "CPNG", "CPixels", "CTurboJPEG", "PNGChunks"]),
  // Comparison and reports: these modules do not use views and draw nothing.
  .target(
    name: "Goldens", dependencies: ["AtomicFiles", "CPixels", "Failures", "PNGChunks", "Pixels"]),
  .target(
    name: "SnapshotReport", dependencies: ["Goldens", "AtomicFiles", "CReportPage", "PNGChunks"]),
  .target(
    name: "CoreText",
    dependencies: [
      "BoundedCaches", "CoreGraphics", "CCairo", "CFonts", "CHyphenation", "CPango", "Failures",
      "Sessions",
      "WorkMeter",
    ]),
  .target(
    name: "QuartzCore",
    dependencies: [
      "CPixels", "CTypeRecords", "CoreGraphics", "CoreText", "Failures", "LayoutGeometry",
      "Sessions", "WorkMeter",
    ]),
  // UIKit's modules. Each imports those before it.
  .target(
    name: "UIKitRuntime",
    dependencies: [
      "QuartzCore", "CoreText", "ImageIO", "CoreGraphics", "CTypeRecords", "Failures", "Sessions",
    ]),
  .target(
    name: "UIKitValues",
    dependencies: [
      "UIKitRuntime", "AssetCatalogs", "BoundedCaches", "CSymbolSubstitutes", "Markup", "Sessions",
      "VectorImages", "WorkMeter",
    ]),
  // Foundation declarations that apps use and Linux lacks.
  .target(
    name: "FoundationAdditions",
    dependencies: ["UIKitValues", "QuartzCore", "Sessions", "CTypeRecords"],
    swiftSettings: calledBeforeMain),
  .target(
    name: "UIKitViews",
    dependencies: [
      "UIKitValues", "CTypeRecords", "ConstraintSolver", "LayoutGeometry", "Sessions",
    ]),
  .target(name: "UIKitControls", dependencies: ["UIKitViews", "LayoutGeometry", "Sessions"]),
  .target(
    name: "UIKitLists", dependencies: ["UIKitControls", "LayoutGeometry", "Sessions", "WorkMeter"]),
  .target(
    name: "UIKitControllers", dependencies: ["UIKitLists", "LayoutGeometry", "Sessions"]),
  .target(
    name: "UIKitNibs",
    dependencies: [
      "UIKitControllers", "FoundationAdditions", "InterfaceBuilder", "CTypeRecords", "WorkMeter",
    ]),
  // The module that users import.
  .target(name: "UIKit", dependencies: ["UIKitNibs"]),
  // Apple's Combine, built on OpenCombine if the trait is enabled; otherwise two protocols.
  .target(
    name: "Combine",
    dependencies: [
      "Sessions", "UIKit",
      .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"])),
    ], swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "Staging",
    dependencies: ["CTypeRecords", "Failures", "UIKit", "CoreText", "Sessions"],
    swiftSettings: calledBeforeMain),
  .target(
    name: "Snapshots",
    dependencies: [
      "AtomicFiles", "Failures", "Goldens", "Staging", "UIKit", "QuartzCore", "CoreText", "ImageIO",
      "CPixels", "Sessions",
    ]),
  .target(
    name: "SnapshotTesting",
    dependencies: ["AtomicFiles", "Snapshots", "Sessions", "UIKit", "CTestStart"]),
  // Inline snapshots in source files, which are edited without a Swift parser.
  .target(
    name: "InlineSnapshotTesting",
    dependencies: ["AtomicFiles", "Goldens", "Sessions", "SnapshotTesting", "Staging"]),
  // Value descriptions in the format of pointfreeco/swift-custom-dump.
  .target(name: "SnapshotTestingCustomDump", dependencies: ["SnapshotTesting"]),
  // The interface of uber/ios-snapshot-test-case, under both of its module names.
  .target(
    name: "iOSSnapshotTestCase",
    dependencies: ["AtomicFiles", "Pixels", "Sessions", "SnapshotTesting", "Staging", "UIKit"]),
  .target(name: "FBSnapshotTestCase", dependencies: ["iOSSnapshotTestCase"]),
  .target(
    name: "SceneRendering",
    dependencies: ["Staging", "InterfaceBuilder", "UIKit", "QuartzCore", "CoreText"]),
  .target(
    name: "Scenes",
    dependencies: [
      "SceneRendering", "Staging", "UIKit", "ImageIO", "SeededRandom", "Sessions",
    ]),
  .target(
    name: "Profiling",
    dependencies: ["Failures", "SceneRendering", "Staging", "UIKit", "WorkMeter"]),
  .target(
    name: "SceneFiles",
    dependencies: [
      "SceneRendering", "Staging", "UIKit", "ImageIO", .product(name: "Yams", package: "Yams"),
    ]),
  .target(
    name: "ScenePictures",
    dependencies: [
      "InterfaceBuilder", "SceneFiles", "Scenes", "Snapshots", "Staging", "UIKit", "ImageIO",
      "WorkMeter",
    ]),
  .target(
    name: "GoldenSets",
    dependencies: ["ScenePictures", "SnapshotReport", "CoreText", "ImageIO", "AtomicFiles"]),
  // A live screen, and the messages to and from its page.
  .target(
    name: "LiveScreens",
    dependencies: [
      "AtomicFiles", "CServePage", "Failures", "GoldenSets", "ImageIO", "QuartzCore",
      "ScenePictures", "SceneRendering", "Staging", "UIKit",
    ]),
  // The page's server, the only target that uses its HTTP library.
  .target(
    name: "ScreenServer",
    dependencies: [
      "AtomicFiles", "LiveScreens", "UIKit", .product(name: "FlyingFox", package: "FlyingFox"),
      .product(name: "FlyingSocks", package: "FlyingFox"),
    ]),
  // The executable that 'render serve' starts, so 'render' does not need the server.
  .executableTarget(
    name: "render-serve",
    dependencies: [
      "AtomicFiles", "CoreText", "Failures", "GoldenSets", "LiveScreens", "ScenePictures",
      "ScreenServer",
    ]),
  .executableTarget(
    name: "render",
    dependencies: [
      "Failures", "GoldenSets", "ScenePictures", "SceneFiles", "Scenes", "Profiling", "Snapshots",
      "SnapshotReport", "UIKit", "ImageIO", "AtomicFiles",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  .executableTarget(name: "generate-optional-requirements"),
  .executableTarget(name: "generate-scene-documentation", dependencies: ["SceneFiles"]),
  .executableTarget(
    name: "fuzz-scene-files", dependencies: ["SceneFiles", "SceneRendering", "SeededRandom"]),
  .executableTarget(
    name: "fuzz-parsers", dependencies: ["ImageIO", "VectorImages", "Markup", "InterfaceBuilder"]),
  .executableTarget(
    name: "fuzz-batch-updates", dependencies: ["UIKit", "QuartzCore", "SeededRandom"]),
  .executableTarget(
    name: "fuzz-nibs",
    dependencies: ["InterfaceBuilder", "QuartzCore", "SeededRandom", "Sessions", "UIKit"]),
  .executableTarget(
    name: "fuzz-touches",
    dependencies: ["Scenes", "SceneRendering", "Staging", "UIKit", "QuartzCore", "SeededRandom"]),
  .target(name: "BenchmarkScreens", dependencies: ["Scenes", "Snapshots", "UIKit"]),
  .executableTarget(
    name: "benchmark",
    dependencies: [
      "BenchmarkScreens", "Scenes", "SceneFiles", "Snapshots", "UIKit", "QuartzCore", "CoreText",
      "ImageIO",
      "ConstraintSolver", "InterfaceBuilder", "AtomicFiles", "SeededRandom", "Sessions", "CLibPNG",
      "CPixels", "CReference",
    ]),
]

// 'swift package render …' and 'swift package ios …' in the packages that depend on this one.
let plugins: [Target] = [
  // The plugins have no dependencies. SwiftPM builds a plugin's tool separately: 'swift build' and
  // 'swift test' would compile all modules of 'render' a second time. The plugins build the
  // programs when they are called.
  .plugin(
    name: "RenderCommandPlugin",
    capability: .command(
      intent: .custom(
        verb: "render", description: "Draw a scene, or a scene file, as a PNG file."),
      permissions: [
        .writeToPackageDirectory(reason: "The pictures are written where the arguments say.")
      ])),
  .plugin(
    name: "IOSCommandPlugin",
    capability: .command(
      intent: .custom(
        verb: "ios", description: "Build, test or run a package of iOS source as it is."))),
]

// Swift Testing's cross-import overlays require these modules if a file imports both Testing and
// UIKit.
let testingOverlays: [Target] = [
  .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
  .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
]

extension Target.Dependency {
  /// The target's name, or that of another package's product.
  var name: String {
    switch self {
    case .targetItem(let name, _), .productItem(let name, _, _, _), .byNameItem(let name, _): name
    @unknown default: ""
    }
  }
}

/// Returns the names of each target and all its dependencies.
func reach(in targets: [Target]) -> [String: Set<String>] {
  let dependenciesOf = Dictionary(
    uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies.map(\.name)) })
  var known: [String: Set<String>] = [:]
  func find(_ name: String) -> Set<String> {
    if let found = known[name] { return found }
    let found = (dependenciesOf[name] ?? []).reduce(into: Set([name])) {
      $0.formUnion(find($1))
    }
    known[name] = found
    return found
  }
  for name in dependenciesOf.keys { _ = find(name) }
  return known
}

/// Returns the names of some targets and all their dependencies.
func reach(of dependencies: [Target.Dependency], in targets: [Target]) -> Set<String> {
  let dependenciesOf = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.dependencies) })
  var (reached, waiting) = (Set<String>(), dependencies.map(\.name))
  while let next = waiting.popLast() {
    if reached.insert(next).inserted { waiting += (dependenciesOf[next] ?? []).map(\.name) }
  }
  return reached
}

@MainActor func tests(
  _ name: String, _ dependencies: [Target.Dependency], excluding: [String] = []
) -> Target {
  let reached = reach(of: dependencies, in: libraries + floors)
  let overlays = testingOverlays.filter { overlay in
    overlay.dependencies.contains { reached.contains($0.name) }
  }
  return .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + overlays.map { .init(stringLiteral: $0.name) }, exclude: excluding)
}

let allTestTargets: [Target] = [
  // Tests of permitted imports and names; they read the sources and need no dependency.
  .testTarget(name: "ArchitectureTests"),
  tests("WorkMeter", ["WorkMeter"]),
  tests("CWorkers", ["CWorkers"]),
  tests("AtomicFiles", ["AtomicFiles"]),
  tests("Sessions", ["Sessions"]),
  tests("BoundedCaches", ["BoundedCaches"]),
  tests("SeededRandom", ["SeededRandom"]),
  tests("AssetCatalogs", ["AssetCatalogs"]),
  tests("Markup", ["Markup"]),
  tests("InterfaceBuilder", ["InterfaceBuilder", "SeededRandom"]),
  .testTarget(
    name: "VectorImagesTests", dependencies: ["VectorImages", "CLibDeflate", "SeededRandom"]),
  tests("LayoutGeometry", ["LayoutGeometry", "SeededRandom"]),
  .target(
    name: "RecordedLayouts", dependencies: ["ConstraintSolver"], path: "Tests/RecordedLayouts",
    exclude: ["UIKitFrames.json"]),
  tests("ConstraintSolver", ["ConstraintSolver", "RecordedLayouts", "SeededRandom"]),
  tests(
    "CoreGraphics", ["CoreGraphics", "CPixels", "ImageIO", "SnapshotTesting", "SeededRandom"]),
  tests("ImageIO", ["ImageIO", "CoreGraphics", "CPNG", "CTurboJPEG", "SeededRandom"]),
  tests(
    "CoreText", ["CoreText", "CoreGraphics", "SeededRandom", "Sessions"], excluding: ["Fonts"]),
  tests("QuartzCore", ["QuartzCore", "CoreGraphics", "SeededRandom"]),
  // Screens and touches shared by the tests of several UIKit modules.
  .target(name: "UIKitTestSupport", dependencies: ["UIKit"], path: "Tests/UIKitTestSupport"),
  tests("UIKitRuntime", ["UIKit", "UIKitTestSupport", "generate-optional-requirements"]),
  tests(
    "UIKitValues", ["UIKit", "UIKitTestSupport", "CoreText", "Sessions", "Staging"],
    excluding: ["Fonts"]),
  tests("FoundationAdditions", ["FoundationAdditions", "UIKitValues"]),
  tests(
    "UIKitViews",
    ["UIKit", "UIKitTestSupport", "RecordedLayouts", "SeededRandom", "Sessions", "Staging"]),
  tests("UIKitControls", ["UIKit", "UIKitTestSupport", "SeededRandom", "Sessions", "Staging"]),
  tests(
    "UIKitLists",
    [
      "UIKit", "UIKitTestSupport", "fuzz-batch-updates", "LayoutGeometry", "SeededRandom",
      "Sessions", "Staging", "WorkMeter",
    ]),
  tests("UIKitControllers", ["UIKit", "UIKitTestSupport", "Sessions", "Staging"]),
  tests(
    "Nibs",
    [
      "UIKit", "InterfaceBuilder", "Markup", "SceneRendering", "Scenes", "Sessions", "WorkMeter",
      "SeededRandom", "fuzz-nibs",
    ],
    excluding: ["Documents"]),
  // Source written for an iPhone: Swift 5, `import UIKit`, none of this package's own API.
  .target(
    name: "IOSSources", dependencies: ["UIKit"], path: "Tests/IOSSources",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  tests("IOSSource", ["IOSSources", "UIKit"]),
  // iOS source that the source tool rewrites; the tests compile and run it.
  tests("SourceTool", ["UIKit"], excluding: ["Cases"]),
  .target(
    name: "SnapshotsTestSupport", dependencies: ["Snapshots", "ImageIO", "AtomicFiles"],
    path: "Tests/SnapshotsTestSupport"),
  tests(
    "Snapshots",
    ["Goldens", "Snapshots", "SnapshotsTestSupport", "UIKit", "ImageIO", "AtomicFiles", "CPixels"]),
  tests(
    "SnapshotTesting", ["SnapshotTesting", "SnapshotsTestSupport", "UIKit", "ImageIO"],
    excluding: ["__Snapshots__"]),
  tests(
    "InlineSnapshotTesting",
    ["InlineSnapshotTesting", "SnapshotsTestSupport", "SnapshotTestingCustomDump"]),
  tests("SnapshotTestingCustomDump", ["SnapshotTestingCustomDump"]),
  tests(
    "iOSSnapshotTestCase",
    ["FBSnapshotTestCase", "iOSSnapshotTestCase", "SnapshotsTestSupport", "UIKit", "ImageIO"],
    excluding: ["ReferenceImages_64"]),
  tests("Combine", ["Combine", "UIKit", "Sessions", "Staging"]),
  tests("Staging", ["Staging", "UIKit", "CoreText", "Sessions"]),
  tests(
    "Scenes",
    [
      "Scenes", "SceneRendering", "Staging", "Sessions", "UIKit", "SnapshotTesting",
      "SeededRandom", "fuzz-touches", "render",
    ]),
  tests("benchmark", ["benchmark", "BenchmarkScreens"]),
  tests("Profiling", ["Failures", "Profiling", "Scenes", "UIKit", "WorkMeter", "SnapshotTesting"]),
  tests("SnapshotReport", ["Goldens", "SnapshotReport", "Snapshots", "ImageIO", "SeededRandom"]),
  tests(
    "SceneFiles",
    [
      "SceneFiles", "fuzz-scene-files", "Scenes", "Staging", "UIKit", "SnapshotTesting",
      "SeededRandom",
    ]),
  tests(
    "GoldenSets",
    [
      "Goldens", "GoldenSets", "SnapshotsTestSupport", "Scenes", "UIKit", "ImageIO", "AtomicFiles",
      "SeededRandom",
    ]),
  tests(
    "render",
    [
      "render", "Failures", "ScenePictures", "SceneFiles", "Snapshots", "SnapshotTesting",
      "Staging", "ImageIO", "AtomicFiles",
    ]),
  tests(
    "LiveScreens",
    ["LiveScreens", "ScenePictures", "Scenes", "SeededRandom", "UIKit", "ImageIO"]),
  tests(
    "ScreenServer",
    [
      "LiveScreens", "ScreenServer", "UIKit", .product(name: "FlyingFox", package: "FlyingFox"),
    ]),
  tests("Oracle", ["UIKit", "ImageIO", "Sessions", "Snapshots"]),
  // One row for each documented behaviour of UIKit, with its source.
  tests(
    "Behaviour", ["UIKit", "UIKitTestSupport", "Sessions", "Staging", "Snapshots", "ImageIO"]),
  // The code in README, articles and tutorials, and tests that both are equal.
  tests(
    "Documentation",
    [
      "render", "ScenePictures", "SnapshotTesting", "InlineSnapshotTesting",
      "SnapshotTestingCustomDump", "FBSnapshotTestCase", "iOSSnapshotTestCase", "Staging",
      "Sessions", "UIKit", "ImageIO",
    ], excluding: ["Shown/__Snapshots__", "Shown/ReferenceImages_64"]),
]

// TESTS="QuartzCore UIKitLists" swift test builds the tests of these modules, their dependencies
// and nothing else; TESTS=- builds no tests.
let chosenTests = Context.environment["TESTS"]?.split(separator: " ").filter { $0 != "-" }
for name in chosenTests ?? [] where !allTestTargets.contains(where: { $0.name == "\(name)Tests" }) {
  fatalError("TESTS names \(name), which has no tests.")
}

let everything = libraries + floors + plugins + testingOverlays + allTestTargets

// SwiftPM compiles a target again if a direct dependency has changed. The size of a class can
// change through an unchanged module, so each target lists all indirect dependencies; without that,
// objects of two states were linked.
let names = Set(everything.filter { $0.type != .plugin }.map(\.name))
let known = reach(in: everything)
for target in everything where target.type != .plugin && target.type != .system {
  let all = target.dependencies.reduce(into: Set<String>()) { $0.formUnion(known[$1.name] ?? []) }
  let missing = all.intersection(names).subtracting(target.dependencies.map(\.name))
  target.dependencies += missing.sorted().map { .init(stringLiteral: $0) }
}
let isCut = chosenTests?.isEmpty == false
let wanted = reach(
  of: (chosenTests ?? []).map { .init(stringLiteral: "\($0)Tests") }, in: everything)
let targets = everything.filter {
  isCut ? wanted.contains($0.name) : chosenTests == nil || $0.type != .test
}
let products: [Product] = [
  .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreText", "CoreGraphics", "ImageIO"]),
  .library(
    name: "SnapshotTesting",
    targets: ["SnapshotTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]),
  .library(
    name: "InlineSnapshotTesting",
    targets: ["InlineSnapshotTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]),
  .library(
    name: "SnapshotTestingCustomDump",
    targets: ["SnapshotTestingCustomDump", "_Testing_CoreGraphics", "_Testing_UIKit"]),
  .library(
    name: "iOSSnapshotTestCase",
    targets: [
      "iOSSnapshotTestCase", "FBSnapshotTestCase", "_Testing_CoreGraphics", "_Testing_UIKit",
    ]),
  .library(name: "Combine", targets: ["Combine"]),
  .library(name: "ScreenServer", targets: ["ScreenServer"]),
  .executable(name: "render", targets: ["render"]),
  .executable(name: "render-serve", targets: ["render-serve"]),
  .plugin(name: "RenderCommandPlugin", targets: ["RenderCommandPlugin"]),
  .plugin(name: "IOSCommandPlugin", targets: ["IOSCommandPlugin"]),
]

var dependencies: [Package.Dependency] = [
  .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  // Only for the product ScreenServer; otherwise not compiled.
  .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  // Fetched only if the trait is enabled.
  .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
]

// Required only to generate documentation: DOCUMENTATION=1 swift package generate-documentation
if Context.environment["DOCUMENTATION"] != nil {
  dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// Required only to compare two commits: Scripts/regressions.
var regressions: [Target] = []
if Context.environment["REGRESSIONS"] != nil {
  // Without its traits, which replace runtime functions to count allocations.
  dependencies.append(
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []))
  regressions.append(
    .executableTarget(
      name: "Regressions",
      dependencies: [
        "BenchmarkScreens", "InterfaceBuilder", "ImageIO", "SceneRendering", "Scenes", "Snapshots",
        "UIKit", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Regressions",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]))
}

let package = Package(
  name: "OffscreenUIKit",
  products: isCut ? [] : products,
  traits: [
    .trait(
      name: "Combine", description: "The module Combine, over OpenCombine, which is fetched for it."
    )
  ],
  dependencies: dependencies,
  targets: targets + regressions,
  swiftLanguageModes: [.v6]
)
