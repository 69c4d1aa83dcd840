import Foundation
import Sessions
import Testing
import UIKit
import XCTest

@testable import Staging

/// A view that shows red, and then the colour that a task sets.
private final class Slow: UIView {
  /// The shown colour; some tasks set it off the main thread.
  nonisolated(unsafe) var color = UIColor.red
  /// A closure that the first layout calls.
  var begin: (Slow) -> Void = { _ in }
  private var hasBegun = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasBegun else { return }
    hasBegun = true
    begin(self)
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    UIRectFill(rect)
  }

  @MainActor func show(_ color: UIColor) {
    self.color = color
    setNeedsDisplay()
  }

  /// Returns the first pixel of the view's picture, after all loads.
  @MainActor static func pixel(_ begin: @escaping (Slow) -> Void) throws -> UInt32? {
    try RenderSession().present {
      let view = Slow(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      view.begin = begin
      let bitmap = try view.loadedSnapshotBitmap(scale: 1, resting: true)
      return bitmap.map { bitmap in
        withExtendedLifetime(bitmap) { bitmap.pixels.load(as: UInt32.self) }
      }
    }
  }
}

private let blue: UInt32 = 0xFF00_00FF

/// Reads a file as apps read content.
@concurrent private func content(of name: String) async throws -> String {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
  try "blue".write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  usleep(50_000)
  return try String(contentsOf: file, encoding: .utf8)
}

/// Leaves the main thread; an empty function would not.
@concurrent private func leaveMainThread() async { usleep(1) }

/// Tests tasks of the main actor, where the calling thread runs the main queue, as under XCTest.
final class TaskLoadXCTests: XCTestCase {
  @MainActor func testATaskThatLoadsIsAwaited() throws {
    let pixel = try Slow.pixel { view in
      Task {
        let word = try await content(of: "task-\(UUID().uuidString)")
        view.show(word == "blue" ? .blue : .green)
      }
    }
    XCTAssertEqual(pixel, blue)
  }

  @MainActor func testADetachedTaskIsAwaited() throws {
    let pixel = try Slow.pixel { view in
      Task.detached {
        let word = try await content(of: "detached-\(UUID().uuidString)")
        await MainActor.run { view.show(word == "blue" ? .blue : .green) }
      }
    }
    XCTAssertEqual(pixel, blue)
  }

  @MainActor func testAGroupOfTasksIsAwaited() throws {
    let pixel = try Slow.pixel { view in
      Task {
        async let one = content(of: "one-\(UUID().uuidString)")
        async let other = content(of: "other-\(UUID().uuidString)")
        let words = try await [one, other]
        view.show(words == ["blue", "blue"] ? .blue : .green)
      }
    }
    XCTAssertEqual(pixel, blue)
  }

  @MainActor func testAnImageIsPreparedInATask() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let pixel = try Slow.pixel { view in
      Task { view.show(await image.byPreparingForDisplay() == nil ? .green : .blue) }
    }
    XCTAssertEqual(pixel, blue)
  }

  /// Swift Testing cannot run this test, because a task may have to wait for a thread behind other
  /// tests.
  @MainActor func testATaskOffTheMainActorIsAwaited() throws {
    let pixel = try Slow.pixel { view in
      nonisolated(unsafe) let view = view
      Task.detached {
        let word = try await content(of: "off-\(UUID().uuidString)")
        view.color = word == "blue" ? .blue : .green
      }
    }
    XCTAssertEqual(pixel, blue)
  }

  @MainActor func testATaskThatStaysOnTheMainActorIsAwaited() throws {
    let pixel = try Slow.pixel { view in
      Task {
        for _ in 0..<10 { await Task.yield() }
        view.show(.blue)
      }
    }
    XCTAssertEqual(pixel, blue)
  }

  @MainActor func testWorkOnTheMainQueueIsAwaited() throws {
    let pixel = try Slow.pixel { view in
      DispatchQueue.main.async {
        DispatchQueue.main.async { MainActor.assumeIsolated { view.show(.blue) } }
      }
    }
    XCTAssertEqual(pixel, blue)
  }

  @MainActor func testXCTestsOwnTasksAreNotAwaited() throws {
    TaskArrivals.settle(within: .seconds(1))
    let one = XCTestCase(name: "empty") { _ in }
    one.invokeTest()
    XCTAssertFalse(TaskArrivals.areNew)
    Task.detached {}
    XCTAssertTrue(TaskArrivals.areNew)
  }

  /// Such a task is not a load, and may never end.
  @MainActor func testATaskThatSleepsOrListensIsNotAwaited() throws {
    let (words, ending) = AsyncStream.makeStream(of: String.self)
    let start = ContinuousClock.now
    let pixel = try Slow.pixel { view in
      Task { for await _ in words { view.show(.green) } }
      Task {
        try await Task.sleep(for: .seconds(60))
        view.show(.green)
      }
    }
    XCTAssertEqual(pixel, 0xFFFF_0000)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
    ending.finish()
  }
}

/// Loads that a task declares are awaited under Swift Testing, too.
@MainActor @Suite(.serialized) struct TaskLoadTests {
  @Test func aLoadOfATaskIsAwaited() throws {
    let pixel = try Slow.pixel { view in
      let load = PendingLoad("task")
      Task.detached {
        let word = try await content(of: "load-\(UUID().uuidString)")
        load.end { view.show(word == "blue" ? .blue : .green) }
      }
    }
    #expect(pixel == blue)
  }

  /// Such a task leaves the main thread at the end of each test. While it is away, other tests may
  /// enqueue steps.
  @Test func theTaskThatTakesPicturesIsNotAwaited() async throws {
    var isAwaited = true
    for _ in 0..<20 where isAwaited {
      _ = try Slow.pixel { _ in }
      TaskArrivals.settle(within: .seconds(1))
      await leaveMainThread()
      isAwaited = TaskArrivals.areNew
    }
    #expect(!isAwaited)
  }

  /// A test that is not of the main actor visits the main thread several times before it takes its
  /// picture. Meanwhile, other tests may enqueue steps.
  @Test func visitsBeforeAPictureAreNotAwaited() async {
    var isAwaited = true
    for _ in 0..<20 where isAwaited {
      isAwaited = await Task.detached {
        await MainActor.run { TaskArrivals.settle(within: .seconds(1)) }
        await MainActor.run {}
        return await MainActor.run {
          TaskArrivals.excludeCurrentTask()
          return TaskArrivals.areNew
        }
      }.value
    }
    #expect(!isAwaited)
  }

  /// Its own steps before the picture do not hide another task's.
  @Test func anotherTaskIsAwaitedAfterVisits() async {
    let (areNew, other) = await Task.detached {
      await MainActor.run { TaskArrivals.settle(within: .seconds(1)) }
      await MainActor.run {}
      return await MainActor.run {
        let other = Task.detached {}
        TaskArrivals.excludeCurrentTask()
        return (TaskArrivals.areNew, other)
      }
    }.value
    await other.value
    #expect(areNew)
  }

  @Test func anotherTaskIsAwaited() async {
    TaskArrivals.settle(within: .seconds(1))
    let task = Task.detached {}
    #expect(TaskArrivals.areNew)
    await task.value
  }

  @Test func theThreadsOfThisProcessAreSeen() async {
    let (began, ending) = (DispatchSemaphore(value: 0), Flag())
    Thread.detachNewThread {
      began.signal()
      while !ending.isUp {}
    }
    began.wait()
    #expect(!OtherThreads.areAsleep)
    ending.isUp = true
  }

  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isUp: Bool {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }
}
