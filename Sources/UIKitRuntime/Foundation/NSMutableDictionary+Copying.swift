extension NSMutableDictionary {
  /// Sets an object for a key that is typed as copyable, as on iOS.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else {
      stop("\(type(of: aKey)) cannot be a key: it is not Hashable")
    }
    setObject(anObject, forKey: key)
  }
}

extension RunLoop.Mode {
  /// The mode `common`, by its name before Swift 4.2.
  public static let commonModes = RunLoop.Mode.common
}
