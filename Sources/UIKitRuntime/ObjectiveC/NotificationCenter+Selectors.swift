extension NotificationCenter {
  /// Calls a method of a weakly held observer for notifications of a name, of an object, or for
  /// all. Source: Apple, NotificationCenter.addObserver(_:selector:name:object:).
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    let list = SelectorObservers.lists.value(for: target) { SelectorObservers() }
    nonisolated(unsafe) weak let weakTarget = target
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let target = weakTarget else { return }
      ObjectiveCMessage.demand(aSelector, of: target, [notification])
    }
    list.add(.init(center: self, name: aName, object: anObject as AnyObject?, token: token))
  }
}

/// Removes an observer. The source tool calls this for `NotificationCenter.removeObserver(_:)`,
/// which does not support selectors on Linux.
public func removeObserver(_ observer: Any, from center: NotificationCenter) {
  removeObserver(observer, from: center, name: nil, object: nil)
}

/// Removes an observer of a name, an object, or of all notifications. The source tool calls this
/// for `NotificationCenter.removeObserver(_:name:object:)`.
public func removeObserver(
  _ observer: Any, from center: NotificationCenter, name: NSNotification.Name?, object: Any?
) {
  SelectorObservers.lists.value(for: observer as AnyObject)?.remove(
    center: center, name: name, object: object as AnyObject?)
  guard observer is any NSObjectProtocol else { return }
  center.removeObserver(observer, name: name, object: object)
}

/// The selector-based observations of an object. They end with the object.
private final class SelectorObservers {
  static let lists = SideTable<SelectorObservers>()

  struct Entry {
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  private var entries: [Entry] = []

  func add(_ entry: Entry) { entries.append(entry) }

  func remove(center: NotificationCenter, name: NSNotification.Name?, object: AnyObject?) {
    entries.removeAll { entry in
      guard entry.center === center, name == nil || name == entry.name,
        object == nil || object === entry.object
      else { return false }
      center.removeObserver(entry.token)
      return true
    }
  }

  deinit { for entry in entries { entry.center.removeObserver(entry.token) } }
}
