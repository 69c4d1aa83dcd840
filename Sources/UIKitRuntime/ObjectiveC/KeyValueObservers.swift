/// Who observes which property of which object.
///
/// The source tool has a property that is marked `@objc dynamic` tell of its changes
/// (``Foundation/NSObject/didChangeValue(forKey:from:to:)``); of UIKit's own a few do.
package final class KeyValueObservers: @unchecked Sendable {
  static let shared = KeyValueObservers()
  /// Whether anybody has ever observed anything: properties that are set often ask this first.
  package nonisolated(unsafe) private(set) static var isUsed = false

  /// One observation of one key of one object.
  final class Entry {
    let key: String
    let tell: (_ old: Any?, _ new: Any?) -> Void
    private weak var list: List?

    init(key: String, list: List, tell: @escaping (Any?, Any?) -> Void) {
      (self.key, self.list, self.tell) = (KeyValueObservers.plain(key), list, tell)
    }

    func end() { list?.remove(self) }
  }

  /// The observations of one object.
  final class List {
    private(set) var entries: [Entry] = []
    /// What was asked for by `addObserver`, to be found again by `removeObserver`.
    var paths: [ObservedPath] = []
    func add(_ entry: Entry) { entries.append(entry) }
    func remove(_ entry: Entry) { entries.removeAll { $0 === entry } }
  }

  private let lists = SideTable<List>()

  func list(of object: AnyObject) -> List {
    Self.isUsed = true
    return lists.value(for: object) { List() }
  }

  func isObserved(_ object: AnyObject, _ key: String) -> Bool {
    let key = Self.plain(key)
    return lists.value(for: object)?.entries.contains { $0.key == key } ?? false
  }

  func didChange(_ object: AnyObject, _ key: String, from old: Any?, to new: Any?) {
    guard let list = lists.value(for: object) else { return }
    let key = Self.plain(key)
    for entry in list.entries where entry.key == key { entry.tell(old, new) }
  }

  /// `hidden` and `isHidden` are one property: the name in Objective-C, and that in Swift.
  private static func plain(_ key: String) -> String { KeyValueCoding.unquestioned(key) ?? key }
}
