// The source tool adds what Swift knows and Objective-C would ask at run time: the key's name.

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when a property changes that is marked `@objc dynamic`, as long as the result
  /// lives. `named` is the property's name, which the source tool adds.
  /// Source: Apple, NSObject.observe(_:options:changeHandler:).
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell: (Any?, Any?) -> Void = { [unowned self] old, _ in
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
          oldValue: options.contains(.old) ? ScalarConversion.convert(old, to: Value.self) : nil,
          isPrior: false))
    }
    let path = ObservedPath(name, of: self, wantsOld: options.contains(.old), tell: tell)
    if options.contains(.initial) { tell(nil, nil) }
    return NSKeyValueObservation(path)
  }

  /// Announces a change by hand. Told after the change only, so this does nothing.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String) {}

  /// Tells observers by hand that a property has its value now; the old one is not known. `named`
  /// is the property's name, which the source tool adds.
  /// Source: Apple, NSObject.didChangeValue(for:).
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>, named name: String) {
    didChangeValue(forKey: name, from: nil, to: self[keyPath: keyPath])
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Has an observer's `observeValue(forKeyPath:of:change:context:)` called when a property changes
  /// that is marked `@objc dynamic`, or one of the few of UIKit's own that tell: `contentOffset`
  /// and the like, or one on a path that leads to such, or one that is made from such. The observer
  /// is held weakly.
  /// Source: Apple, NSObject.addObserver(_:forKeyPath:options:context:).
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let tell: (Any?, Any?) -> Void = { [weak observer, unowned self] old, new in
      guard let observer else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = KeyValueCoding.boxed(new) ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = KeyValueCoding.boxed(old) ?? NSNull() }
      ObjectiveCMessage.demand(
        "observeValueForKeyPath:ofObject:change:context:", of: observer,
        [keyPath, self, change, context])
    }
    let path = ObservedPath(
      keyPath, of: self, observer: observer, wantsOld: options.contains(.old), tell: tell)
    KeyValueObservers.shared.list(of: self).paths.append(path)
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
    list.paths.removeAll { path in
      guard path.path == keyPath, path.observer === observer else { return false }
      path.end()
      return true
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
      "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled. Key path: \(keyPath ?? "nil")")
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
  package func tellObservers(
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
    guard KeyValueCoding.getter(of: key, in: self) != nil else { return }
    didChangeValue(forKey: key, from: nil, to: value(forKey: key))
  }

  /// The key paths that the value of a key is made from. A subclass's own method of this name is
  /// asked when something is observed.
  /// Source: Apple, NSObject.keyPathsForValuesAffectingValue(forKey:).
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether observers are told of a property without a call of `didChangeValue(forKey:)`. A
  /// subclass's own method of this name is not asked.
  /// Source: Apple, NSObject.automaticallyNotifiesObservers(forKey:).
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}
