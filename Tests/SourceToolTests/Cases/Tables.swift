import Foundation
import UIKit

/// Functions of Swift 5 that are not of the main actor change any property of views.
private func changeFromAnywhere() {
  let (row, item, picker) = (UITableViewCell(), UICollectionViewCell(), UIDatePicker())
  row.isSelected = true
  row.isHighlighted = true
  row.selectedBackgroundView = UIView()
  item.isSelected = true
  item.isHighlighted = true
  item.backgroundView = UIView()
  picker.minuteInterval = 5
  expect(row.isSelected && item.isHighlighted, "the states of cells")
}

@objc protocol TableListener {
  @objc optional func heard(_ word: String)
}

private final class Ear: TableListener {
  var words: [String] = []
  func heard(_ word: String) { words.append(word) }
}

func tableCases() {
  changeFromAnywhere()
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
