import Testing
import UIKit
import UIKitTestSupport

private protocol Listener: AnyObject { var name: String { get } }

private final class Plain: Listener {
  let name: String
  init(_ name: String) { self.name = name }
}

/// Tests Foundation's tables with weak entries.
@Suite struct ObjectTableTests {
  @Test func weakObjectsVanish() {
    let table = NSHashTable<Plain>.weakObjects()
    var fox: Plain? = Plain("fox")
    let owl = Plain("owl")
    table.add(fox)
    table.add(owl)
    table.add(owl)
    #expect(table.count == 2 && table.allObjects.map(\.name) == ["fox", "owl"])
    fox = nil
    #expect(table.count == 1 && table.anyObject === owl && table.contains(owl))
    #expect(table.objectEnumerator().allObjects.count == 1)
    table.remove(owl)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func strongObjectsStay() {
    let table = NSHashTable<Plain>(options: .strongMemory)
    weak var fox: Plain?
    do {
      let made = Plain("fox")
      table.add(made)
      fox = made
    }
    #expect(fox != nil && table.count == 1)
    table.removeAllObjects()
    #expect(fox == nil && table.count == 0)
  }

  @Test func objectsMayBeKnownByAProtocol() {
    let table = NSHashTable<any Listener>.weakObjects()
    let owl = Plain("owl")
    table.add(owl)
    #expect(table.allObjects.map(\.name) == ["owl"])
    let all = NSHashTable<AnyObject>(options: [.weakMemory, .objectPointerPersonality])
    all.add(owl)
    #expect(all.contains(owl))
  }

  @Test func equalObjectsAreOneUnlessAddressesCount() {
    let (first, second) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
    let equal = NSHashTable<NSMutableString>()
    equal.add(first)
    equal.add(second)
    #expect(equal.count == 1 && equal.member(second) === first)
    let addresses = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
    addresses.add(first)
    addresses.add(second)
    #expect(addresses.count == 2 && addresses.member(second) === second)
    #expect(equal.setRepresentation == [NSString("a")])
  }

  @Test func tablesAreSets() {
    func table(_ words: String...) -> NSHashTable<NSString> {
      let table = NSHashTable<NSString>()
      for word in words { table.add(NSString(string: word)) }
      return table
    }
    let letters = table("a", "b", "c")
    #expect(letters.intersects(table("c", "d")) && !letters.intersects(table("d")))
    #expect(table("b", "a").isSubset(of: letters) && !letters.isSubset(of: table("a")))
    #expect(table("c", "a", "b").isEqual(to: letters))
    letters.minus(table("a"))
    #expect(letters.allObjects == ["b", "c"])
    letters.union(table("c", "d"))
    #expect(letters.allObjects == ["b", "c", "d"])
    let copy = letters.copy() as? NSHashTable<NSString>
    letters.intersect(table("d"))
    #expect(letters.allObjects == ["d"] && copy?.count == 3)
  }

  @Test func entriesOfMapsGoWithWeakKeysAndWeakValues() {
    let byKey = NSMapTable<Plain, NSString>.weakToStrongObjects()
    let byValue = NSMapTable<NSString, Plain>.strongToWeakObjects()
    var fox: Plain? = Plain("fox")
    byKey.setObject("red", forKey: fox)
    byValue.setObject(fox, forKey: "red")
    #expect(byKey.object(forKey: fox) == "red" && byValue.object(forKey: "red") === fox)
    fox = nil
    #expect(byKey.count == 0 && byKey.keyEnumerator().nextObject() == nil)
    #expect(byKey.objectEnumerator()?.nextObject() == nil)
    #expect(byValue.count == 0 && byValue.object(forKey: "red") == nil)
    #expect(byValue.dictionaryRepresentation().isEmpty)
  }

  @Test func equalKeysHaveOneValue() {
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: NSString(string: "a"))
    map.setObject(2, forKey: NSString(string: "b"))
    map.setObject(3, forKey: NSString(string: "a"))
    #expect(map.count == 2 && map.object(forKey: "a") == 3)
    #expect(map.keyEnumerator().allObjects as? [NSString] == ["a", "b"])
    #expect(map.objectEnumerator()?.allObjects as? [NSNumber] == [3, 2])
    #expect(map.dictionaryRepresentation()[NSString("b")] == 2)
    map.removeObject(forKey: "a")
    map.setObject(nil, forKey: "c")
    #expect(map.count == 1 && map.object(forKey: nil) == nil)
  }

  @Test func keysAreCopiedWhereRequested() {
    let map = NSMapTable<NSString, NSNumber>(keyOptions: .copyIn, valueOptions: .strongMemory)
    let key = NSMutableString(string: "a")
    map.setObject(1, forKey: key)
    key.append("b")
    #expect(map.object(forKey: "a") == 1 && map.object(forKey: "ab") == nil)
  }

  @Test func valuesOfKeysThatHaveGoneAreLetGoOf() {
    let map = NSMapTable<Plain, Plain>.weakToStrongObjects()
    weak var value: Plain?
    do {
      let made = Plain("value")
      map.setObject(made, forKey: Plain("key"))
      value = made
    }
    #expect(map.count == 0)
    let keys = (0..<100).map { Plain("\($0)") }
    for key in keys { map.setObject(key, forKey: key) }
    #expect(value == nil && map.count == 100 && map.object(forKey: keys[73]) === keys[73])
  }

  @Test func whatIsNoObjectStops() async {
    await #expect(processExitsWith: .failure) { NSHashTable<Int>().add(1) }
    await #expect(processExitsWith: .failure) {
      _ = NSHashTable<NSString>(options: NSPointerFunctions.Options(rawValue: 3))
    }
  }
}
