import UIKit

/// What all objects conform to, and require an initialiser of.
protocol Makeable: class {
  init()
}

extension Makeable {
  init(_ change: (Self) -> Void) {
    self.init()
    change(self)
  }
}

extension NSObject: Makeable {}

/// One that requires no initialiser, of which types without `init()` may be, too.
protocol Changeable {}

extension Changeable {
  func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension NSObject: Changeable {}

private struct Fare: Changeable {
  var price: Int
  init(price: Int) { self.price = price }
}

private class Ticket: NSObject {
  var number = 0
  override init() {
    number = 7
    super.init()
  }
}

private class Lamp: UIView {
  var isOn = false
  override init(frame: CGRect) {
    isOn = true
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// One that is no object of Objective-C's.
class PlainShelf: Makeable {
  var books: [String] = []
  required init() { books = ["atlas"] }
}

private class TallShelf: PlainShelf {}

private struct Workshop<Thing: Makeable> {
  let `class`: Thing.Type
  func make() -> Thing { self.class.init() }
  func another() -> Thing { Thing() }
}

func objectProtocolCases() {
  let label = UILabel {
    $0.text = "made"
    $0.numberOfLines = 0
  }
  expectEqual(label.text, "made")
  expectEqual(Ticket { $0.number += 1 }.number, 8)
  expectEqual(Workshop(class: Ticket.self).make().number, 7)
  expectEqual(Workshop(class: Ticket.self).another().number, 7)
  expectEqual(Fare(price: 3).changed { $0.price = 4 }.price, 4)
  let lamp = Workshop(class: Lamp.self).make()
  expectEqual(lamp.isOn, true)
  expectEqual(lamp.frame, .zero)
  // A class that is only known when the program runs.
  let anyLamp: UIView.Type = Lamp.self
  expectEqual((Workshop<UIView>(class: anyLamp).make() as? Lamp)?.isOn, true)
  expectEqual(UIViewController { $0.title = "hall" }.title, "hall")
  expectEqual(PlainShelf { $0.books.append("novel") }.books, ["atlas", "novel"])
  expectEqual(Workshop(class: PlainShelf.self).another().books, ["atlas"])
  let shelf: PlainShelf.Type = TallShelf.self
  expectEqual(Workshop<PlainShelf>(class: shelf).make() is TallShelf, true)
}
