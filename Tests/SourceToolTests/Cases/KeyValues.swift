import UIKit

class Form: UIViewController {
  @IBOutlet weak var heading: UILabel!
  @IBOutlet private var fields: [UIView]!
  @IBInspectable var corner: CGFloat = 0
  @objc dynamic var count = 0
  @objc dynamic var total: Int = 0 {
    didSet { changes.append(total - oldValue) }
  }
  @objc dynamic var half: Int {
    get { total / 2 }
    set { total = newValue * 2 }
  }
  @NSCopying var name: NSString = ""
  var changes: [Int] = []
  var fieldCount: Int { fields?.count ?? 0 }
}

private class Watcher: NSObject {
  var heard: [String] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == #keyPath(Form.total) else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    heard.append("\(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
  }
}

private class LoudWatcher: Watcher {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    heard.append("loud")
  }
}

private class OffsetWatcher: UIScrollView {
  private(set) var offsets: [CGFloat] = []
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    offsets.append((change?[.newKey] as? CGPoint)?.y ?? -1)
  }
}

private class LaterWatcher: OffsetWatcher {
  private(set) var calls = 0
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    calls += 1
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}

/// A scroll view that overrides `didChangeValue(forKey:)` without a call of super.
private class LoadingScroll: UIScrollView {
  private(set) var keys: [String] = []
  override func didChangeValue(forKey key: String) { keys.append(key) }
}

private func ownPropertyCases() {
  let (form, loud) = (Form(), LoudWatcher())
  form.addObserver(loud, forKeyPath: #keyPath(Form.total), options: [.new, .old], context: nil)
  form.total = 6
  form.removeObserver(loud, forKeyPath: #keyPath(Form.total))
  expectEqual(loud.heard, ["0 6", "loud"])

  let loading = LoadingScroll(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
  loading.contentOffset.y = 8
  loading.addObserver(loading, forKeyPath: "contentOffset", options: .new, context: nil)
  loading.contentOffset.y = 12
  expectEqual(loading.keys, ["contentOffset"])

  let scroll = OffsetWatcher(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
  scroll.addObserver(scroll, forKeyPath: "contentOffset", options: .new, context: nil)
  scroll.contentOffset.y = 12
  scroll.contentOffset.y = 12
  scroll.removeObserver(scroll, forKeyPath: "contentOffset")
  scroll.contentOffset.y = 20
  expectEqual(scroll.offsets, [12])
  let later = LaterWatcher(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
  later.addObserver(later, forKeyPath: "contentOffset", options: .new, context: nil)
  later.contentOffset.y = 13
  expect(later.calls == 1 && later.offsets == [13], "an override of an override")

  var heard: [String] = []
  let label = UILabel()
  let observations = [
    label.observe(\.isHidden, options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue!) \(change.newValue!)")
    },
    label.observe(\.bounds) { label, _ in heard.append("\(label.bounds.width)") },
    label.observe(\.text, options: [.new]) { _, change in
      heard.append((change.newValue ?? nil) ?? "-")
    },
  ]
  label.isHidden = true
  label.frame = CGRect(x: 1, y: 2, width: 30, height: 4)
  label.center.x = 9
  label.text = "Fox"
  observations.forEach { $0.invalidate() }
  label.text = "Owl"
  expectEqual(heard, ["false true", "30.0", "Fox"])
}

private enum Keys { static var tag: UInt8 = 0 }
extension UIView {
  var note: String? {
    get { objc_getAssociatedObject(self, &Keys.tag) as? String }
    set { objc_setAssociatedObject(self, &Keys.tag, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

func keyValueCases() {
  let form = Form()
  let label = UILabel()
  form.setValue(label, forKey: "heading")
  form.setValue([label, label], forKey: "fields")
  form.setValue(NSNumber(value: 4), forKey: "corner")
  form.setValue(7, forKey: #keyPath(Form.count))
  expect(form.heading === label, "an outlet is set by its name")
  expectEqual(form.fieldCount, 2)
  expectEqual(form.corner, 4)
  expectEqual(form.value(forKey: "count") as? Int, 7)
  expectEqual(#keyPath(UIView.layer.bounds), "layer.bounds")

  var heard: [String] = []
  let observation = form.observe(\.count, options: [.old, .new]) { form, change in
    heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(form.count)")
  }
  form.count = 8
  observation.invalidate()
  form.count = 9
  expectEqual(heard, ["7 8 8"])

  let watcher = Watcher()
  form.addObserver(watcher, forKeyPath: #keyPath(Form.total), options: [.old, .new], context: nil)
  form.total = 3
  form.half = 5
  form.removeObserver(watcher, forKeyPath: #keyPath(Form.total))
  form.total = 1
  expectEqual(watcher.heard, ["0 3", "3 10"])
  expectEqual(form.changes, [3, 7, -9])

  ownPropertyCases()

  label.note = "beside"
  expectEqual(label.note, "beside")
  expect(UILabel().note == nil, "another object's note")
  expect(NSClassFromString(NSStringFromClass(Form.self)) == Form.self, "a class by its name")
}
