import UIKit

class Shelf<Item>: UIView {
  var items: [Item] = []
  private(set) lazy var keeper = Keeper(shelf: self)
}

extension Shelf {
  class Keeper: NSObject, UIScrollViewDelegate {
    weak var shelf: Shelf?
    var heard: [String] = []
    init(shelf: Shelf) { self.shelf = shelf }
    @objc func count() { heard.append("\(shelf?.items.count ?? -1)") }
    @objc dynamic var size = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolled") }
    var selector: Selector { #selector(count) }
  }
}

struct Crate<Item> {
  var item: Item
}

extension Crate {
  final class Handle: NSObject {
    var lifts = 0
    @objc func lift() { lifts += 1 }
    var selector: Selector { #selector(lift) }
  }
}

func genericNestingCases() {
  let shelf = Shelf<String>()
  shelf.items = ["a", "b"]
  let keeper = shelf.keeper
  keeper.perform(keeper.selector)
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  scroll.delegate = keeper
  scroll.contentOffset.y = 5
  expectEqual(keeper.heard, ["2", "scrolled"])
  let handle = Crate<Int>.Handle()
  let button = UIButton()
  button.addTarget(handle, action: handle.selector, for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  expectEqual(handle.lifts, 1)
}
