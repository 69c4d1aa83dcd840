import Testing
import UIKit

/// Tests members by name, in tables as the source tool writes them, filled by hand.
@MainActor @Suite struct MemberTableTests {
  class Card: NSObject {
    var title = "" { didSet { didChangeValue(forKey: "title", from: oldValue, to: title) } }
    var corner: CGFloat = 0
    weak var label: UILabel?
    var inner: Card?
    func name() -> String { "card" }
  }
  final class Ace: Card {
    override func name() -> String { "ace" }
  }

  private static let registered: Void = ObjectiveCMembers.register {
    [
      ObjectiveCMembers(Card.self, written: "name hidden:")
        .property("title", \Card.title).property("corner", \Card.corner)
        .property("label", \Card.label).property("inner", \Card.inner)
        .method("name") { (card: Card, _) in card.name() },
      ObjectiveCMembers(Ace.self, written: "name"),
    ]
  }

  init() { Self.registered }

  @Test func theMostDerivedMethodIsCalled() {
    #expect(Ace().perform("name")?.takeUnretainedValue() as? String == "ace")
    #expect(Ace().responds(to: "name") && !Ace().responds(to: "nothing"))
  }

  @Test func valuesAreReadAndWrittenByKey() {
    let ace = Ace()
    ace.setValue("spades", forKey: "title")
    ace.setValue(NSNumber(value: 3), forKey: "corner")
    #expect(ace.title == "spades" && ace.corner == 3)
    #expect(ace.value(forKey: "title") as? String == "spades")
    let label = UILabel()
    ace.setValue(label, forKey: "label")
    #expect(ace.label === label)
    ace.setValue(nil, forKey: "label")
    #expect(ace.label == nil)
  }

  @Test func pathsGoThroughObjects() {
    let (outer, inner) = (Card(), Card())
    outer.inner = inner
    outer.setValue("in", forKeyPath: "inner.title")
    #expect(inner.title == "in" && outer.value(forKeyPath: "inner.title") as? String == "in")
  }

  @Test func whatIsWrittenIsKnownOfRegisteredClassesOnly() {
    #expect(ObjectiveCMembers.isWritten("hidden:", in: Ace.self) == true)
    #expect(ObjectiveCMembers.isWritten("other", in: Ace.self) == false)
    #expect(ObjectiveCMembers.isWritten("name", in: UIView.self) == nil)
  }

  @Test func anObservationReportsOldAndNewUntilItEnds() {
    let card = Card()
    var heard: [String] = []
    let observation = card.observe(\.title, named: "title", options: [.old, .new]) { _, change in
      heard.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    card.title = "a"
    card.title = "b"
    observation.invalidate()
    card.title = "c"
    #expect(heard == [" a", "a b"])
  }

  @Test func aValueBesideAnObjectIsItsOwn() {
    let (one, other) = (NSObject(), NSObject())
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    objc_setAssociatedObject(one, key, "one", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key) as? String == "one")
    #expect(objc_getAssociatedObject(other, key) == nil)
    objc_setAssociatedObject(one, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, key) == nil)
  }
}
