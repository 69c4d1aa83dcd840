import UIKit

@objc protocol Loading {
  @objc optional func load(_ name: String) throws -> String
  @objc optional func fetch(_ name: String) async -> String
  @objc optional func store(_ name: String) async throws -> Int
  @objc optional func finish(_ then: @escaping (Bool) -> Void)
  @objc optional func handler(for name: String) -> ((Int) -> Int)
  @objc optional func insets(of view: UIView) -> UIEdgeInsets
  @objc optional var tint: UIColor? { get set }
}

private enum Failure: Error { case none }

private class Loader: NSObject, Loading {
  func load(_ name: String) throws -> String {
    guard name != "none" else { throw Failure.none }
    return "loaded \(name)"
  }
  func fetch(_ name: String) async -> String { "fetched \(name)" }
  func store(_ name: String) async throws -> Int { name.count }
  func finish(_ then: @escaping (Bool) -> Void) { then(true) }
  func handler(for name: String) -> ((Int) -> Int) { { $0 + name.count } }
  var tint: UIColor? = .red
  func insets(of view: UIView) -> UIEdgeInsets {
    UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
  }
}

private class Idle: NSObject, Loading {}

/// Optional methods throw, await, and take or return closures and structures.
func optionalEffectCases() {
  var delegate: Loading? = Loader()
  expectEqual(try? delegate?.load?("a"), "loaded a")
  do {
    _ = try delegate?.load?("none")
    expect(false, "it throws")
  } catch { expect(error is Failure, "its own error") }
  var isDone = false
  delegate?.finish? { isDone = $0 }
  expect(isDone, "the closure is passed on")
  expectEqual(delegate?.handler?(for: "ab")(3), 5)
  expectEqual(delegate?.insets?(of: UIView()).top ?? -1, 3)
  expectEqual(delegate?.tint, .red)
  delegate = Idle()
  expect(delegate?.tint == nil, "no tint")
  expectEqual((try? delegate?.load?("a")) ?? "nothing", "nothing")
  expect(delegate?.handler?(for: "ab") == nil, "no handler")
  expectEqual(delegate?.insets?(of: UIView()).top ?? -1, -1)
  delegate?.finish? { _ in expect(false, "a missing method is called") }
  waitingCases()
}

private func waitingCases() {
  nonisolated(unsafe) var heard: [String] = []
  let all = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let loaders: [Loading] = [Loader(), Idle()]
  Task.detached {
    for loader in loaders {
      heard.append(await loader.fetch?("b") ?? "nothing")
      heard.append("\((try? await loader.store?("abc")) ?? -1)")
    }
    all.signal()
  }
  all.wait()
  expectEqual(heard, ["fetched b", "3", "nothing", "-1"])
}
