import UIKit

/// A protocol that all objects may conform to, and that requires an initialiser.
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

/// A protocol that requires no initialiser, so that types without `init()` may conform to it.
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

/// A class that is not an Objective-C object.
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
  // The class is known only at run time.
  let anyLamp: UIView.Type = Lamp.self
  expectEqual((Workshop<UIView>(class: anyLamp).make() as? Lamp)?.isOn, true)
  expectEqual(UIViewController { $0.title = "hall" }.title, "hall")
  expectEqual(PlainShelf { $0.books.append("novel") }.books, ["atlas", "novel"])
  expectEqual(Workshop(class: PlainShelf.self).another().books, ["atlas"])
  let shelf: PlainShelf.Type = TallShelf.self
  expectEqual(Workshop<PlainShelf>(class: shelf).make() is TallShelf, true)
}
