import SeededRandom
import Staging
import Synchronization
import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests that the picture does not depend on the order in which photographs arrive.
@MainActor
@Suite struct PhotoStreamTests {
  private func renderer(
    decoding: PhotoLoader.Background? = nil, _ background: @escaping PhotoLoader.Background
  ) -> SceneRenderer {
    let scene = Scene(name: "photo-stream", summary: "") { _ in
      PhotoStreamViewController(loader: PhotoLoader(background: background, decoding: decoding))
    }
    return .small(scene)
  }

  private static let global: PhotoLoader.Background = {
    DispatchQueue.global().async(execute: $0)
  }

  private let offsets = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 333), CGPoint(x: 0, y: 1e6)]

  /// Compares with the pictures where each photograph arrives at once.
  private func expectSame(_ background: @escaping PhotoLoader.Background) throws {
    let prompt = renderer { work in work() }
    let other = renderer(background)
    for offset in offsets {
      let expected = try ContentPicture(prompt, at: offset)
      #expect(try ContentPicture(other, at: offset).equals(expected), "at \(offset)")
    }
  }

  @Test(arguments: [1, 2, 8])
  func threadsMakeNoDifference(_ count: Int) throws {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = count
    try expectSame { work in queue.addOperation(work) }
  }

  @Test(arguments: SeededGenerator.seeds([UInt64(1), 2, 3, 4]))
  func delaysMakeNoDifference(_ seed: UInt64) throws {
    let generator = Mutex(SeededGenerator(seed: seed))
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 4
    try expectSame { work in
      let delay = generator.withLock { $0.below(4000) }
      queue.addOperation {
        usleep(UInt32(delay))
        work()
      }
    }
  }

  /// Loading starts after six requests or a short time; then the last request is served first.
  @Test func theLastRequestedMayBeFirst() throws {
    let waiting = Mutex<[@Sendable () -> Void]>([])
    try expectSame { work in
      waiting.withLock { $0.append(work) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(3)) {
        let ready = waiting.withLock { all in
          defer { all = [] }
          return all
        }
        for work in ready.reversed() { work() }
      }
    }
  }

  @Test func aPhotographIsFetchedOnce() throws {
    let count = Mutex(0)
    let renderer = renderer(decoding: Self.global) { work in
      count.withLock { $0 += 1 }
      DispatchQueue.global().async(execute: work)
    }
    for _ in 0..<2 {
      for offset in offsets { _ = try renderer.render(offset: offset) }
    }
    let view = try #require(renderer.collectionView)
    let seen = try offsets.flatMap { offset in
      let screen = CGRect(origin: view.clampedContentOffset(offset), size: renderer.size)
      return try #require(view.collectionViewLayout.layoutAttributesForElements(in: screen))
        .filter { $0.frame.overlaps(screen) }.map(\.indexPath)
    }
    #expect(count.withLock { $0 } >= Set(seen).count)
    #expect(count.withLock { $0 } <= PhotoServer.names.count)
    let before = count.withLock { $0 }
    for offset in offsets { _ = try renderer.render(offset: offset) }
    #expect(count.withLock { $0 } == before)
  }

  @Test func aPhotographIsASmallFile() throws {
    let file = try #require(PhotoServer.download("photo-1.jpg"))
    #expect(file.count < 20_000)
    let image = try #require(UIImage.decompressed(fromJPEG: file))
    #expect(image.size == CGSize(width: 145, height: 145))
  }

  @Test func whatIsNoJPEGIsNoPhotograph() throws {
    let file = try #require(PhotoServer.download(PhotoServer.brokenName))
    #expect(UIImage.decompressed(fromJPEG: file) == nil)
    #expect(UIImage.decompressed(fromJPEG: Data()) == nil)
    #expect(UIImage.decompressed(fromJPEG: Data([0xFF, 0xD8])) == nil)
    #expect(PhotoServer.download("photo-0.jpg") == nil)
  }

  @Test func aPhotographThatNeverArrivesIsAnErrorThatNamesIt() throws {
    let held = Mutex<[@Sendable () -> Void]>([])
    var renderer = renderer(decoding: Self.global) { work in
      held.withLock { $0.append(work) }
    }
    _ = LoadRegistry.current.wait()
    renderer.terms.patience = .milliseconds(20)
    let error = #expect(throws: Failure.self) { try renderer.render(offset: nil) }
    let message = try #require(error).description
    #expect(
      message.hasPrefix(
        "The screen of 'photo-stream' at offset 0,0 is not complete: still waiting for"
          + " 'photo-1.jpg', 'photo-2.jpg', 'photo-3.jpg' and "))
    for work in held.withLock({ $0 }) { work() }
    renderer.terms.patience = .seconds(60)
    _ = try renderer.render(offset: nil)
  }
}
