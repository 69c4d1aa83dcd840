extension NSMutableDictionary {
  /// Puts an object under a key that is known as something that can be copied, as on iOS.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else {
      stop("\(type(of: aKey)) is no key: it is not Hashable")
    }
    setObject(anObject, forKey: key)
  }
}

extension RunLoop.Mode {
  /// `common` by its name before Swift 4.2.
  public static let commonModes = RunLoop.Mode.common
}
