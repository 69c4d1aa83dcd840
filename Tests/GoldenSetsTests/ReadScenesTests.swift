import Foundation
import ScenePictures
import Testing

@testable import GoldenSets

/// Tests that a scene is read once for many goldens.
@MainActor
@Suite struct ReadScenesTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ReadScenesTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ width: Int, _ name: String, in folder: URL) throws -> DrawingRequest {
    let file = folder.appendingPathComponent(name)
    try Data("{\"screen\": {\"size\": [\(width), 50]}}".utf8).write(to: file)
    return DrawingRequest(scene: file.path)
  }

  private func width(_ source: DrawingSource) throws -> CGFloat {
    guard case .file(let file) = source else { return 0 }
    return file.size.width
  }

  /// The file has changed meanwhile, but is not read again.
  @Test func aSceneIsReadOnce() throws {
    try withFolder { folder in
      let scenes = ReadScenes()
      var request = try write(60, "a.json", in: folder)
      #expect(try width(scenes.source(request)) == 60)
      _ = try write(70, "a.json", in: folder)
      request.showsIndicators = true
      #expect(try width(scenes.source(request)) == 60)
      #expect(try width(ReadScenes().source(request)) == 70)
      request.allowsOutside = true
      #expect(try width(scenes.source(request)) == 70, "another permission reads another scene")
    }
  }

  @Test func onlyTheLastAreKept() throws {
    try withFolder { folder in
      let scenes = ReadScenes()
      let requests = try (0...ReadScenes.most).map { try write(60, "\($0).json", in: folder) }
      for request in requests.dropLast() { _ = try scenes.source(request) }
      _ = try scenes.source(requests[0])
      _ = try scenes.source(requests[ReadScenes.most])
      for name in 0...ReadScenes.most { _ = try write(70, "\(name).json", in: folder) }
      #expect(try width(scenes.source(requests[0])) == 60, "the scene was requested recently")
      #expect(try width(scenes.source(requests[1])) == 70, "the scene's request is the oldest")
    }
  }

  @Test func aBrokenSceneIsBrokenForAll() throws {
    try withFolder { folder in
      let scenes = ReadScenes()
      let request = try write(-1, "a.json", in: folder)
      var errors: [Failure] = []
      for _ in 0..<2 {
        do throws(Failure) { _ = try scenes.source(request) } catch {
          errors.append(error)
        }
      }
      #expect(errors.count == 2 && errors[0] == errors[1])
    }
  }
}
