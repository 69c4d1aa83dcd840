/// The entries of a hash table or a map table, in order of insertion.
///
/// Entries of deallocated objects are neither found nor counted. They, and the values of
/// deallocated keys, are removed when the table has doubled since the last removal.
struct ObjectTable {
  private struct Entry {
    let key: HeldObject
    var value: HeldObject?

    var isValid: Bool { key.object != nil && (value.map { $0.object != nil } ?? true) }
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Entry?] = []
  /// The indexes of entries by hash.
  private var indices: [Int: [Int]] = [:]
  private var limit = 16

  init(options: NSPointerFunctions.Options) { self.options = options }

  /// The keys and values that still exist.
  var pairs: [(key: AnyObject, value: AnyObject?)] {
    entries.compactMap { entry in
      guard let entry, entry.isValid, let key = entry.key.object else { return nil }
      return (key, entry.value?.object)
    }
  }

  /// The keys that still exist.
  var keys: [AnyObject] { pairs.map(\.key) }

  /// Returns the key that is equal to an object, with its value.
  func pair(of object: AnyObject) -> (key: AnyObject, value: AnyObject?)? {
    guard let index = index(of: object), let entry = entries[index], let key = entry.key.object
    else { return nil }
    return (key, entry.value?.object)
  }

  /// Sets the value of a key.
  mutating func set(_ key: Any, _ value: HeldObject?) {
    let held = HeldObject(key, options)
    guard let object = held.object else { return }
    if let index = index(of: object) {
      entries[index]?.value = value
      return
    }
    indices[hash(of: object), default: []].append(entries.count)
    entries.append(Entry(key: held, value: value))
    sweep()
  }

  mutating func remove(_ object: AnyObject) {
    guard let index = index(of: object) else { return }
    entries[index] = nil
    indices[hash(of: object)]?.removeAll { $0 == index }
  }

  mutating func removeAll() { self = ObjectTable(options: options) }

  private func index(of object: AnyObject) -> Int? {
    indices[hash(of: object)]?.first { index in
      guard let entry = entries[index], entry.isValid, let key = entry.key.object else {
        return false
      }
      return isEqual(key, object)
    }
  }

  private func hash(of object: AnyObject) -> Int {
    guard !options.comparesAddresses, let object = object as? NSObject else {
      return ObjectIdentifier(object).hashValue
    }
    return object.hash
  }

  private func isEqual(_ first: AnyObject, _ second: AnyObject) -> Bool {
    if first === second { return true }
    guard !options.comparesAddresses, let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }

  private mutating func sweep() {
    guard entries.count > limit else { return }
    entries = entries.filter { $0?.isValid ?? false }
    indices = [:]
    for (index, entry) in entries.enumerated() {
      guard let key = entry?.key.object else { continue }
      indices[hash(of: key), default: []].append(index)
    }
    limit = max(16, entries.count * 2)
  }
}
