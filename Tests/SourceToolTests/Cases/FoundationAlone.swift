import Foundation

/// Types that Foundation exports on iOS, and their initialisers without arguments.
struct Messages {
  var selectors: Set<Selector> = []
  var text = NSMutableAttributedString()
  let nothing = NSAttributedString()

  mutating func add(_ name: String) {
    selectors.insert(NSSelectorFromString(name))
    text.append(NSAttributedString(string: name))
  }
}

func foundationAloneCases() {
  var messages = Messages()
  messages.add("tap:")
  expectEqual(messages.selectors.map(\.description), ["tap:"])
  expectEqual(messages.text.string, "tap:")
  expectEqual(messages.nothing.length, 0)
}
