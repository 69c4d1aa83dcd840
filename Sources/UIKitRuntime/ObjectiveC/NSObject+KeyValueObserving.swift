// The source tool adds the name of the key, which Objective-C determines at run time.

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure after changes of a property that is marked `@objc dynamic`, as long as the
  /// result exists. `named` is the property's name, which the source tool adds.
  /// Source: Apple, NSObject.observe(_:options:changeHandler:).
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let notify: (Any?, Any?) -> Void = { [unowned self] old, _ in
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: options.contains(.old) ? ScalarConversion.convert(old, to: Value.self) : nil,
          isPrior: false))
    }
    let path = ObservedPath(name, of: self, wantsOld: options.contains(.old), notify: notify)
    if options.contains(.initial) { notify(nil, nil) }
    return NSKeyValueObservation(path)
  }

  /// Announces a change. Does nothing, since notifications are sent after changes only.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String) {}

  /// Notifies observers of the current value of a property, without the old one. `named` is the
  /// property's name, which the source tool adds.
  /// Source: Apple, NSObject.didChangeValue(for:).
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String) {
    didChangeValue(forKey: name, from: nil, to: self[keyPath: keyPath])
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls an observer's `observeValue(forKeyPath:of:change:context:)` after a property changes.
  ///
  /// Properties marked `@objc dynamic`, those that depend on them, and a few of UIKit's own, such
  /// as `contentOffset`, can be observed, also through a key path. The observer is held weakly.
  /// Source: Apple, NSObject.addObserver(_:forKeyPath:options:context:).
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let notify: (Any?, Any?) -> Void = { [weak observer, unowned self] old, new in
      guard let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = KeyValueCoding.boxed(new) ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = KeyValueCoding.boxed(old) ?? NSNull() }
      ObjectiveCMessage.demand(
        "observeValueForKeyPath:ofObject:change:context:", of: observer,
        [keyPath, self, change, context])
    }
    let path = ObservedPath(
      keyPath, of: self, observer: observer, wantsOld: options.contains(.old), notify: notify)
    KeyValueObservers.shared.list(of: self).paths.append(path)
    if options.contains(.initial) { notify(nil, value(forKeyPath: keyPath)) }
  }

  /// Removes the observer of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, forKeyPath: keyPath, context: nil)
  }

  /// Removes the observer of a property; the context is ignored.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let list = KeyValueObservers.shared.list(of: self)
    list.paths.removeAll { path in
      guard path.path == keyPath, path.observer === observer else { return false }
      path.end()
      return true
    }
  }

  /// Called after a change of an observed property. Fails, unless a subclass implements it, as on
  /// iOS.
  @_disfavoredOverload
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    stop(
      "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled. Key path: \(keyPath ?? "nil")")
  }

  /// Notifies observers that a property was set. The source tool adds a call of it to properties
  /// that are marked `@objc dynamic`.
  public func didChangeValue(forKey key: String, from old: Any?, to new: Any?) {
    KeyValueObservers.shared.didChange(self, key, from: old, to: new)
  }

  /// Notifies observers that one of UIKit's own properties was set, or calls the class's own
  /// `didChangeValue(forKey:)` instead.
  ///
  /// The values are not evaluated without observers, since some are set for every cell.
  package func notifyObservers(
    of key: String, from old: @autoclosure () -> Any?, to new: @autoclosure () -> Any?
  ) {
    guard KeyValueObservers.isUsed, KeyValueObservers.shared.isObserved(self, key),
      ObjectiveCMessage.send("didChangeValueForKey:", to: self, [key]) == nil
    else { return }
    KeyValueObservers.shared.didChange(self, key, from: old(), to: new())
  }

  /// Announces a change. Does nothing, since notifications are sent after changes only.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Notifies observers of the current value of a property, without the old one.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    guard KeyValueCoding.getter(of: key, in: self) != nil else { return }
    didChangeValue(forKey: key, from: nil, to: value(forKey: key))
  }

  /// Returns the key paths on which the value of a key depends. A subclass's own method is called
  /// when an observation begins.
  /// Source: Apple, NSObject.keyPathsForValuesAffectingValue(forKey:).
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns whether observers are notified without `didChangeValue(forKey:)`. A subclass's own
  /// method is ignored.
  /// Source: Apple, NSObject.automaticallyNotifiesObservers(forKey:).
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
