// The source tool adds what Swift knows and Objective-C would ask at run time: the key's name.

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when a property changes that is marked `@objc dynamic`, as long as the result
  /// lives. `named` is the property's name, which the source tool adds.
  /// Source: Apple, NSObject.observe(_:options:changeHandler:).
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let list = KeyValueObservers.shared.list(of: self)
    let tell: (Any?, Any?) -> Void = { [unowned self] old, new in
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, isPrior: false))
    }
    let entry = KeyValueObservers.Entry(key: name, list: list, observer: nil, tell: tell)
    list.add(entry)
    if options.contains(.initial) { tell(nil, self[keyPath: keyPath]) }
    return NSKeyValueObservation(entry)
  }
}

extension NSObject {
  /// Has an observer's `observeValue(forKeyPath:of:change:context:)` called when a property changes
  /// that is marked `@objc dynamic`, or one of the few of UIKit's own that tell: `contentOffset`
  /// and the like. The observer is held weakly; paths of one key only.
  /// Source: Apple, NSObject.addObserver(_:forKeyPath:options:context:).
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let list = KeyValueObservers.shared.list(of: self)
    let tell: (Any?, Any?) -> Void = { [weak observer, unowned self] old, new in
      guard let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      ObjectiveCMessage.demand(
        "observeValueForKeyPath:ofObject:change:context:", of: observer,
        [keyPath, self, change, context])
    }
    list.add(
      KeyValueObservers.Entry(key: keyPath, list: list, observer: observer, tell: tell))
    if options.contains(.initial) { tell(nil, value(forKeyPath: keyPath)) }
  }

  /// Has an observer no longer told of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, forKeyPath: keyPath, context: nil)
  }

  /// Has an observer no longer told of a property; the context is not compared.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let list = KeyValueObservers.shared.list(of: self)
    for entry in list.entries where entry.key == keyPath && entry.observer === observer {
      entry.end()
    }
  }

  /// A subclass's own method of this name is called for changes; this one stops, as iOS does for
  /// what nobody handled.
  @_disfavoredOverload
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    stop(
      "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was received "
        + "but not handled. Key path: \(keyPath ?? "nil")")
  }

  /// Tells observers that a property was set. The source tool has properties that are marked
  /// `@objc dynamic` call it.
  public func didChangeValue(forKey key: String, from old: Any?, to new: Any?) {
    KeyValueObservers.shared.didChange(self, key, from: old, to: new)
  }

  /// Tells observers that a property of UIKit's own was set; a class's own
  /// `didChangeValue(forKey:)` hears of it in their place.
  ///
  /// The values are not asked for as long as nobody observes it: some are set for every cell.
  func tellObservers(
    of key: String, from old: @autoclosure () -> Any?, to new: @autoclosure () -> Any?
  ) {
    guard KeyValueObservers.isUsed, KeyValueObservers.shared.isObserved(self, key),
      ObjectiveCMessage.send("didChangeValueForKey:", to: self, [key]) == nil
    else { return }
    KeyValueObservers.shared.didChange(self, key, from: old(), to: new())
  }

  /// Announces a change by hand. Told after the change only, so this does nothing.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Tells observers by hand that a property has its value now; the old one is not known.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    guard KeyValueCoding.getter(of: key, in: type(of: self)) != nil else { return }
    didChangeValue(forKey: key, from: nil, to: value(forKey: key))
  }
}
