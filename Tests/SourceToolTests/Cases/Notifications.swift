import Foundation
import UIKit

private class Hearer: NSObject {
  var heard: [String] = []
  @objc func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  @objc private func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo ?? "")") }
  @objc func later() { heard.append("later") }
  func start() {
    Timer.scheduledTimer(
      timeInterval: 0.001, target: self, selector: #selector(tick(_:)), userInfo: "tock",
      repeats: false)
  }
}

private protocol Posting {
  func post(name: NSNotification.Name, object: Any?)
}

extension NotificationCenter: Posting {}

func notificationCases() {
  let hearer = Hearer()
  let (one, other) = (Notification.Name("one"), Notification.Name("other"))
  for name in [one, other] {
    NotificationCenter.default.addObserver(
      hearer, selector: #selector(Hearer.hear(_:)), name: name, object: nil)
  }
  let posting: any Posting = NotificationCenter.default
  posting.post(name: one, object: nil)
  NotificationCenter.default.removeObserver(hearer, name: one, object: nil)
  NotificationCenter.default.post(name: one, object: nil)
  NotificationCenter.default.post(name: other, object: nil)
  NotificationCenter.default.removeObserver(hearer)
  NotificationCenter.default.post(name: other, object: nil)
  hearer.start()
  hearer.perform(#selector(Hearer.later), with: nil, afterDelay: 0.002)
  DispatchQueue.main.async { hearer.heard.append("async") }
  let end = Date().addingTimeInterval(5)
  while hearer.heard.count < 5, Date() < end {
    _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.01))
  }
  expectEqual(
    Set(hearer.heard), ["one", "other", "tick tock", "later", "async"])
}
