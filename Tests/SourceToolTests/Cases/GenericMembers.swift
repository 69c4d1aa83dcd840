import UIKit

/// A generic class whose members are found by their names.
private class Rack<Item: Equatable>: NSObject {
  var items: [Item] = []
  private(set) var hits = 0
  @objc var title = "shelf"
  @objc dynamic var size = 0
  @objc private func hit() { hits += 1 }
  @objc func take(_ sender: Any) { hits += 10 }
}

private class BookRack: Rack<String> {
  @objc func read() { title = "read" }
}

private class StarRack<Item: Equatable>: Rack<Item> {
  override func take(_ sender: Any) {
    super.take(sender)
    title = "star"
  }
}

/// A class with members between `#if` and `#endif`.
private class Branched: UIViewController {
  var heard: [String] = []
  #if os(iOS)
    @IBOutlet weak var heading: UILabel!
    @objc func phone() { heard.append("phone") }  // a word behind it
    #if targetEnvironment(simulator)
      @objc private func inside() { heard.append("inside") }
    #else
      @objc private func outside() { heard.append("outside") }
    #endif
    @IBAction func act(_ sender: Any?) { heard.append("act") }
  #else
    @objc func desk() { heard.append("desk") }
  #endif
  #if canImport(UIKit)
    @IBInspectable var corner: CGFloat = 0
  #endif
}

private protocol Sided {}

/// Members between conditions of a protocol's extension have no table.
extension Sided {
  #if os(iOS)
    func side() -> Int { 1 }
  #else
    func side() -> Int { 2 }
  #endif
}

private struct Door: Sided {}

func genericMemberCases() {
  expectEqual(Door().side(), 1)

  let (shelf, books, stars) = (Rack<Int>(), BookRack(), StarRack<Int>())
  for shelf in [shelf, stars] as [NSObject] {
    shelf.perform(Selector(("hit")))
    shelf.perform(Selector(("take:")), with: 1)
  }
  books.perform(Selector(("hit")))
  books.perform(Selector(("read")))
  expectEqual([shelf.hits, stars.hits, books.hits], [11, 11, 1])
  expectEqual([shelf.title, stars.title, books.title], ["shelf", "star", "read"])
  books.setValue("books", forKey: "title")
  expectEqual(Rack<String>().value(forKey: "title") as? String, "shelf")
  expectEqual(books.value(forKey: "title") as? String, "books")
  var sizes: [Int] = []
  let observation = shelf.observe(\.size, options: .new) { _, change in
    sizes.append(change.newValue!)
  }
  shelf.size = 4
  observation.invalidate()
  expectEqual(sizes, [4])
  let branched = Branched()
  for name in ["phone", "inside"] { branched.perform(Selector((name))) }
  branched.perform(Selector(("act:")), with: nil)
  expectEqual(branched.heard, ["phone", "inside", "act"])
  let label = UILabel()
  branched.setValue(label, forKey: "heading")
  branched.setValue(4, forKey: "corner")
  expect(branched.heading === label && branched.corner == 4, "properties between conditions")
  for name in ["desk", "outside"] {
    expect(!branched.responds(to: Selector((name))), "\(name) is missing")
  }
}
