import OSLog
import UIKit
import UniformTypeIdentifiers
import os.log

extension Logger {
  fileprivate static let wall = Logger(subsystem: "com.example.wall", category: "wall")
}

private let logger = os.Logger(subsystem: "com.example.wall", category: "app")

/// These cases use Apple's `Logger`.
func loggingCases() {
  let count = 3
  logger.info("count \(count, privacy: .public)")
  Logger.wall.error("\(UIView.self) \("secret", privacy: .private(mask: .hash))")
  let all: [Logger] = [logger, .wall, Logger()]
  expectEqual(all.count, 3)
}

/// These cases use Apple's uniform types, whose import the tool removes.
func dataKindCases() {
  expectEqual(UTType.png.identifier, "public.png")
  expectEqual(UTType(filenameExtension: "jpg"), .jpeg)
  expectEqual(UTType(mimeType: "image/gif")?.preferredFilenameExtension, "gif")
  expect(UTType.png.conforms(to: .image) && UTType.image.isSupertype(of: .png), "a picture")
  expect(!UTType.pdf.conforms(to: .image), "no picture")
  expect(UTType("com.example.none") == nil, "an unknown type")
}
