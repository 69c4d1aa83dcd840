// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Badges",
  dependencies: [
    // From outside of this repository: .package(url: "https://example.org/OffscreenUIKit", from: "0.9.0")
    .package(name: "OffscreenUIKit", path: "../..")
  ],
  targets: [
    .target(
      name: "Badges", dependencies: [.product(name: "UIKit", package: "OffscreenUIKit")]),
    .executableTarget(name: "draw-badges", dependencies: ["Badges"]),
    .executableTarget(
      name: "serve-badges",
      dependencies: ["Badges", .product(name: "ScreenServer", package: "OffscreenUIKit")]),
    .testTarget(
      name: "BadgesTests",
      dependencies: [
        "Badges", .product(name: "SnapshotTesting", package: "OffscreenUIKit"),
      ], exclude: ["__Snapshots__"]),
  ]
)
