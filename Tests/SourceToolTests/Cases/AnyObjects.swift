import UIKit

private var arranged: [String] = []

private class Header: UIView {
  @objc func arrange() { arranged.append("header") }
  @objc func height(for width: CGFloat, lines: Int) -> CGFloat { width / CGFloat(lines) }
}

private class Footer: NSObject {
  @objc func arrange() { arranged.append("footer") }
  @objc var title: String = "end"
}

private class Recogniser: UIPanGestureRecognizer {
  private weak var testTarget: AnyObject?
  private let keptTarget: AnyObject
  private let testAction: Selector

  init(_ target: AnyObject, _ action: Selector) {
    (testTarget, keptTarget, testAction) = (target, target, action)
    super.init(target: target, action: action)
  }

  func pan() {
    testTarget?.performSelector(onMainThread: testAction, with: self, waitUntilDone: true)
    if keptTarget.responds(to: testAction) { _ = self.keptTarget.perform(testAction, with: self) }
  }
}

private final class Panned: NSObject {
  var states: [Int] = []
  @objc func panned(_ recogniser: UIPanGestureRecognizer) {
    states.append(recogniser.state.rawValue)
  }
}

private func fill(_ container: UIView, with object: AnyObject) {
  NSLayoutConstraint.activate([
    object.topAnchor.constraint(equalTo: container.topAnchor),
    object.bottomAnchor.constraint(equalTo: container.bottomAnchor),
  ])
}

private func align(_ container: UIView, with view: UIView) {
  NSLayoutConstraint.activate([
    (view as AnyObject).leadingAnchor.constraint(equalTo: container.leadingAnchor),
    (view as AnyObject).widthAnchor.constraint(equalTo: container.widthAnchor),
  ])
}

func anchorCases() {
  let (container, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40)), UIView())
  container.addSubview(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  fill(container, with: view)
  align(container, with: view)
  container.layoutIfNeeded()
  expectEqual(view.frame, container.bounds)
}

func anyObjectCases() {
  let (header, footer) = (Header(), Footer())
  [header, footer].forEach { ($0 as AnyObject).arrange() }
  expectEqual(arranged, ["header", "footer"])
  expectEqual((header as AnyObject).height(for: 30, lines: 3), 10)
  expectEqual((footer as AnyObject).title, "end")

  let panned = Panned()
  Recogniser(panned, #selector(Panned.panned(_:))).pan()
  expectEqual(panned.states, [0, 0])

  let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  let info: [String: Any] = [
    "frame": NSValue(cgRect: rect), "duration": NSNumber(value: 0.25), "curve": 7, "text": "5",
  ]
  expectEqual((info["frame"] as AnyObject).cgRectValue, rect)
  if let objects = (info as Any) as! [String: AnyObject]?,
    let frame = objects["frame"]?.cgRectValue,
    let duration: TimeInterval = objects["duration"]?.doubleValue,
    let curve = objects["curve"]?.uintValue
  {
    expectEqual(frame.origin.y, 2)
    expectEqual(duration, 0.25)
    expectEqual(UInt(curve) << 16, 7 << 16)
    expect(objects["none"]?.doubleValue == nil, "a missing object has no number")
  } else {
    expect(false, "members of a dictionary's objects")
  }
  let height: CGFloat = (info["frame"] as AnyObject).cgRectValue.height
  expectEqual(height, 4)
  expectEqual((info["duration"] as? AnyObject)?.doubleValue ?? 0, 0.25)
  expectEqual((info["duration"] as AnyObject).floatValue, 0.25)
  expectEqual((info["curve"] as AnyObject).intValue, 7)
  expectEqual((info["text"] as AnyObject).intValue, 5)
  expect((info["text"] as AnyObject).cgRectValue == nil, "a rectangle in a text")
  expect(!(footer as AnyObject).responds(to: Selector("nobody")), "responds to an unknown selector")
}

private class Counter: NSObject {
  @objc static let start = NSNumber(value: 3)
  @objc class func twice(of number: NSNumber) -> NSNumber { NSNumber(value: number.intValue * 2) }
}

private class SubCounter: Counter {
  @objc override class func twice(of number: NSNumber) -> NSNumber { super.twice(of: 10) }
}

func classMessageCases() {
  expect(
    UIApplication.responds(to: NSSelectorFromString("sharedApplication")),
    "responds to sharedApplication")
  expect(
    !UIApplication.responds(to: NSSelectorFromString("nobody")), "responds to an unknown selector")
  let app = UIApplication.perform(NSSelectorFromString("sharedApplication"))
  expect(app?.takeUnretainedValue() === UIApplication.shared, "the app by a message")
  let path = #keyPath(UIApplication.shared)
  expectEqual(path, "sharedApplication")
  expect(
    UIApplication.value(forKeyPath: path) as? UIApplication === UIApplication.shared, "by key path")
  expect(UIApplication.value(forKey: path) as? UIApplication === UIApplication.shared, "by key")

  expectEqual(Counter.value(forKey: "start") as? NSNumber, 3)
  let sixteen = Counter.perform(Selector("twiceOf:"), with: 8)
  expectEqual(sixteen?.takeUnretainedValue() as? NSNumber, 16)
  let twenty = SubCounter.perform(Selector("twiceOf:"), with: 8)
  expectEqual(twenty?.takeUnretainedValue() as? NSNumber, 20)
  expect(!Counter().responds(to: Selector("twiceOf:")), "an object has no method of its class")
}
