import Foundation

@objc protocol TableListener {
  @objc optional func heard(_ word: String)
}

private final class Ear: TableListener {
  var words: [String] = []
  func heard(_ word: String) { words.append(word) }
}

func tableCases() {
  let listeners = NSHashTable<TableListener>.weakObjects()
  let names = NSMapTable<AnyObject, NSString>(keyOptions: .weakMemory, valueOptions: [])
  let ear = Ear()
  var deaf: Ear? = Ear()
  listeners.add(ear)
  listeners.add(deaf)
  names.setObject("deaf", forKey: deaf)
  deaf = nil
  listeners.allObjects.forEach { $0.heard?("fox") }
  expectEqual(ear.words, ["fox"])
  expectEqual(listeners.count, 1)
  expectEqual(names.count, 0)
}
