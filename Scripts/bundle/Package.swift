// swift-tools-version: 6.1
import PackageDescription

// The compiled command 'render' of OffscreenUIKit and its plugin: 'swift package render'.
let package = Package(
  name: "OffscreenRender",
  products: [.plugin(name: "RenderCommandPlugin", targets: ["RenderCommandPlugin"])],
  targets: [
    .binaryTarget(name: "render", path: "render.artifactbundle"),
    .plugin(
      name: "RenderCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "render", description: "Draw a scene, or a scene file, as a PNG file."),
        permissions: [
          .writeToPackageDirectory(reason: "The pictures are written where the arguments say.")
        ]),
      dependencies: ["render"]),
  ]
)
