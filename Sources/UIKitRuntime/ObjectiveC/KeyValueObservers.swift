/// The observers of properties, by object and key.
///
/// The source tool makes properties that are marked `@objc dynamic` send notifications
/// (``Foundation/NSObject/didChangeValue(forKey:from:to:)``); a few of UIKit's own do too.
package final class KeyValueObservers: @unchecked Sendable {
  static let shared = KeyValueObservers()
  /// Whether there has ever been an observer, tested first for frequently set properties.
  package nonisolated(unsafe) private(set) static var isUsed = false

  /// An observation of a key of an object.
  final class Entry {
    let key: String
    let notify: (_ old: Any?, _ new: Any?) -> Void
    private weak var list: List?

    init(key: String, list: List, notify: @escaping (Any?, Any?) -> Void) {
      (self.key, self.list, self.notify) = (KeyValueObservers.plain(key), list, notify)
    }

    func end() { list?.remove(self) }
  }

  /// The observations of an object.
  final class List {
    private(set) var entries: [Entry] = []
    /// The observations added by `addObserver`, for `removeObserver`.
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
    for entry in list.entries where entry.key == key { entry.notify(old, new) }
  }

  /// Returns the Objective-C name of a property: `hidden` for both `hidden` and `isHidden`.
  private static func plain(_ key: String) -> String { KeyValueCoding.unquestioned(key) ?? key }
}
