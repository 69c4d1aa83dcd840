import UIKit

private var ours = 0

private class Track: NSObject {
  @objc dynamic var first = "a"
  @objc dynamic var last = "b"
  @objc dynamic var whole: String { first + " " + last }
  @objc class func keyPathsForValuesAffectingWhole() -> Set<String> { [#keyPath(first), "last"] }
  @objc dynamic var total = 0
  @objc var half: Int { total / 2 }
  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "half" ? ["total"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }
  @objc dynamic var next: Track?
  private var kept = 0
  @objc var byHand: Int {
    get { kept }
    set {
      willChangeValue(for: \.byHand)
      kept = newValue
      didChangeValue(for: \.byHand)
    }
  }
  override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    key != "byHand" && super.automaticallyNotifiesObservers(forKey: key)
  }
  @objc enum Mood: Int { case calm, loud }
  @objc dynamic var mood = Mood.calm
}

private class Ear: NSObject {
  var heard: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &ours, let keyPath else { return }
    heard.append("\(keyPath) \(change?[.newKey] ?? "-")")
  }
}

/// These cases observe key paths of several keys, computed properties, and UIKit's own properties.
func observingCases() {
  let track = Track()
  var heard: [String] = []
  var observations = [
    track.observe(\.whole, options: [.new]) { _, change in heard.append(change.newValue!) },
    track.observe(\.half, options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue!) \(change.newValue!)")
    },
    track.observe(\.byHand, options: [.new]) { _, change in heard.append("\(change.newValue!)") },
    track.observe(\.mood, options: [.new]) { _, change in
      heard.append("\(change.newValue == .loud)")
    },
    track.observe(\.next?.total, options: [.new]) { _, change in
      heard.append("next \((change.newValue ?? nil) ?? -1)")
    },
  ]
  track.first = "x"
  track.total = 8
  track.byHand = 3
  track.mood = .loud
  let following = Track()
  track.next = following
  following.total = 7
  track.next = nil
  following.total = 9
  expectEqual(heard, ["x b", "0 4", "3", "true", "next 0", "next 7", "next -1"])
  observations = []

  let ear = Ear()
  track.next = following
  track.addObserver(ear, forKeyPath: "next.total", options: .new, context: &ours)
  track.addObserver(ear, forKeyPath: #keyPath(Track.mood), options: .new, context: &ours)
  following.total = 1
  track.mood = .calm
  track.removeObserver(ear, forKeyPath: "next.total", context: &ours)
  track.removeObserver(ear, forKeyPath: "mood")
  following.total = 2
  track.mood = .loud
  expectEqual(ear.heard, ["next.total 1", "mood 0"])

  heard = []
  let scroll = UIScrollView()
  let button = UIButton()
  observations = [
    scroll.observe(\.contentInset, options: .new) { _, change in
      heard.append("inset \(change.newValue!.top)")
    },
    scroll.layer.observe(\.bounds) { layer, _ in heard.append("bounds \(layer.bounds.width)") },
    scroll.observe(\.alpha) { view, _ in heard.append("alpha \(view.alpha)") },
    button.observe(\.isSelected, options: [.new]) { _, change in
      heard.append("selected \(change.newValue!)")
    },
    button.observe(\.isHidden) { button, _ in heard.append("hidden \(button.isHidden)") },
  ]
  scroll.contentInset.top = 4
  scroll.frame.size.width = 5
  scroll.alpha = 0.5
  button.isSelected = true
  button.isHidden = true
  expectEqual(heard, ["inset 4.0", "bounds 5.0", "alpha 0.5", "selected true", "hidden true"])
}
