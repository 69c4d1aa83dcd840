/// An observation of a key path: of its first key, of the keys on which that depends, and of the
/// rest of the path in the current value of the first key.
final class ObservedPath {
  typealias Notify = (_ old: Any?, _ new: Any?) -> Void

  let path: String
  weak var observer: AnyObject?
  private weak var object: NSObject?
  private let notify: Notify
  private var entries: [KeyValueObservers.Entry] = []
  private var rest: ObservedPath?
  /// The value at the last notification, for values that depend on other properties.
  private var last: Any?

  /// Creates an observation of a key path of an object.
  ///
  /// - Parameters:
  ///   - wantsOld: Whether the old value is stored if it depends on other properties.
  init(
    _ path: String, of object: NSObject, observer: AnyObject? = nil, wantsOld: Bool = false,
    notify: @escaping Notify
  ) {
    (self.path, self.object, self.observer, self.notify) = (path, object, observer, notify)
    let (key, rest) = KeyValueCoding.split(path)
    observe(key, of: object) { [weak self] old, new in
      guard let self else { return }
      guard rest != nil else { return self.notify(old, new) }
      follow()
      notifyOfComputedValue(wantsOld)
    }
    for source in Self.sources(of: key, in: object) {
      let made = ObservedPath(source, of: object) { [weak self] _, _ in
        self?.follow()
        self?.notifyOfComputedValue(wantsOld)
      }
      parts.append(made)
    }
    follow()
    if wantsOld, rest != nil || !parts.isEmpty { last = value }
  }

  private var parts: [ObservedPath] = []

  /// Ends the observation.
  func end() {
    for entry in entries { entry.end() }
    for part in parts { part.end() }
    rest?.end()
    (entries, parts, rest) = ([], [], nil)
  }

  deinit { end() }

  private var value: Any? { object?.value(forKeyPath: path) }

  private func observe(_ key: String, of object: NSObject, _ notify: @escaping Notify) {
    let list = KeyValueObservers.shared.list(of: object)
    let entry = KeyValueObservers.Entry(key: key, list: list, notify: notify)
    list.add(entry)
    entries.append(entry)
  }

  /// Observes the rest of the path in the current value of the first key.
  private func follow() {
    let (key, further) = KeyValueCoding.split(path)
    guard let further, let object else { return }
    rest?.end()
    rest = KeyValueCoding.object(KeyValueCoding.ask(object, key)).map { next in
      ObservedPath(further, of: next) { [weak self] old, new in
        self?.last = new
        self?.notify(old, new)
      }
    }
  }

  private func notifyOfComputedValue(_ wantsOld: Bool) {
    let new = value
    let old = last
    if wantsOld { last = new }
    notify(old, new)
  }

  /// Returns the key paths on which a property depends, as its class declares them.
  private static func sources(of key: String, in object: NSObject) -> [String] {
    let type = type(of: object)
    let name = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    var found: Set<String> = []
    if let own = ObjectiveCMembers.classMethod(of: name, in: type) {
      let answer = ClassMessage.call(own, type, MethodArguments(values: [], method: name))
      found.formUnion(answer as? Set<String> ?? [])
    }
    let general = "keyPathsForValuesAffectingValueForKey:"
    if let all = ObjectiveCMembers.classMethod(of: general, in: type) {
      let answer = ClassMessage.call(all, type, MethodArguments(values: [key], method: general))
      found.formUnion(answer as? Set<String> ?? [])
    }
    return found.subtracting([key]).sorted()
  }
}
