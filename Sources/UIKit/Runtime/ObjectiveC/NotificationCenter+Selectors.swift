extension NotificationCenter {
  /// Calls a method of an observer, which is held weakly, for every notification of a name, of an
  /// object, or of all. Source: Apple, NotificationCenter.addObserver(_:selector:name:object:).
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    let list = SelectorObservers.lists.value(for: target) { SelectorObservers() }
    nonisolated(unsafe) weak var weakTarget = target
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let target = weakTarget else { return }
      ObjectiveCMessage.demand(aSelector, of: target, [notification])
    }
    list.add(.init(center: self, name: aName, object: anObject as AnyObject?, token: token))
  }

  /// Has an observer no longer told of a name, or of anything.
  /// Source: Apple, NotificationCenter.removeObserver(_:name:object:).
  public func removeSelectors(
    of observer: Any, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservers.lists.value(for: observer as AnyObject)?.remove(
      center: self, name: aName, object: anObject as AnyObject?)
  }
}

/// What an object observes by selectors. It ends with the object.
private final class SelectorObservers {
  nonisolated(unsafe) static let lists = SideTable<SelectorObservers>()

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
