import UIKit

private let size = CGSize(width: 5, height: 6)

extension Base {
  @objc func inExtension() { heard.append("Base.inExtension") }
}

extension Derived {
  override func layoutSubviews() { super.layoutSubviews(); note(#line) }
  override var intrinsicContentSize: CGSize { size }
  fileprivate func note(_ line: Int) { heard.append("Extension \(line)") }
}

/// UIKit's classes declare these overridable methods for objects of nibs.
private class Woken: UIView {}

extension Woken {
  override func awakeFromNib() {
    super.awakeFromNib()
    tag = 5
  }
}

private var greetings: [String] = []

extension UIView {
  @objc @discardableResult
  func assemble(
    _ parts: [String],  // in order
    last: String = "end"
  ) -> [String] {
    ["view"] + parts + [last]
  }

  @objc func greet() { greetings.append("view") }
  @objc var parts: [String] { ["view"] }
  @objc open var depth: Int {
    get { 1 }
  }
}

extension UICollectionViewCell {
  @discardableResult
  override func assemble(_ parts: [String], last: String) -> [String] {
    ["cell"] + super.assemble(parts, last: last)
  }

  override func greet() { greetings.append("cell") }
  override var parts: [String] { ["cell"] + super.parts }
}

extension UITableView {
  override var parts: [String] {
    let count = Int(frame.width)
    return ["table \(count)"]
  }
  override open var depth: Int { super.depth + 1 }
}

extension UICollectionReusableView {
  override func assemble(_ parts: [String], last: String) -> [String] {
    ["reusable"] + super.assemble(parts, last: last)
  }
}

class AssembledCell: UICollectionViewCell {
  override func assemble(_ parts: [String], last: String) -> [String] {
    let all = super.assemble(parts, last: last)
    return all + ["own"]
  }
  override var parts: [String] { super.parts + ["own"] }
}

func extensionOverrideCases() {
  let woken: UIView = Woken()
  woken.awakeFromNib()
  expectEqual(woken.tag, 5)
  expectEqual(UIView().assemble(["a"]), ["view", "a", "end"])
  expectEqual(UILabel().assemble([], last: "b"), ["view", "b"])
  expectEqual(UICollectionReusableView().assemble([]), ["reusable", "view", "end"])
  let cell: UIView = UICollectionViewCell()
  expectEqual(cell.assemble([]), ["cell", "reusable", "view", "end"])
  let own: UIView = AssembledCell()
  expectEqual(own.assemble(["c"]), ["cell", "reusable", "view", "c", "end", "own"])
  let views: [UIView] = [UILabel(), cell, own, UITableView()]
  expectEqual(views.map { $0.parts.joined() }, ["view", "cellview", "cellviewown", "table 0"])
  expectEqual(views.map(\.depth), [1, 1, 1, 2])
  expectEqual(own.value(forKey: "depth") as? Int, 1)
  for view in [UIView(), UILabel(), cell, own] { view.greet() }
  own.perform(#selector(UIView.greet))
  expectEqual(greetings, ["view", "view", "cell", "cell", "cell"])
}

public class Held: UIView {}

/// The extension's access is that of its members, which have attributes on lines of their own.
public extension Held {
  @discardableResult
  override func becomeFirstResponder() -> Bool { false }

  @discardableResult @objc
  override func resignFirstResponder() -> Bool { false }

  override var canBecomeFirstResponder: Bool { true }
}

func publicExtensionCases() {
  let held: UIView = Held()
  held.becomeFirstResponder()
  expectEqual([held.becomeFirstResponder(), held.canBecomeFirstResponder], [false, true])
}

private var touched: [String] = []

extension UIProgressView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touched.append("all")
    return super.hitTest(CGPoint(x: point.x - 100, y: point.y), with: event)
  }
}

private class OwnProgressView: UIProgressView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touched.append("own")
    return super.hitTest(point, with: event)
  }
}

func hitTestCases() {
  let (around, all) = (UIView(), UIProgressView())
  let own = OwnProgressView()
  for (view, y) in [(around, 0), (all, 0), (own, 50)] as [(UIView, CGFloat)] {
    view.frame = CGRect(x: 0, y: y, width: 50, height: 40)
    if view !== around { around.addSubview(view) }
  }
  around.frame.size = CGSize(width: 200, height: 200)
  expectEqual(around.hitTest(CGPoint(x: 20, y: 20), with: nil) === around, true)
  expectEqual(around.hitTest(CGPoint(x: 120, y: 20), with: nil) === all, true)
  touched = []
  expectEqual(own.hitTest(CGPoint(x: 120, y: 20), with: nil) === own, true)
  expectEqual(touched, ["own", "all"])
}
