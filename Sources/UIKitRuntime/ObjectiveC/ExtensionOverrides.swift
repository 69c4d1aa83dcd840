/// Which override of an extension's method an object has: what the source tool writes asks it.
public enum ExtensionOverrides {
  /// The place of the first of an object's classes, beginning with its own, that overrides the
  /// method; -1 where none does.
  ///
  /// - Parameters:
  ///   - type: a class whose override calls `super`; nil for the first call.
  ///   - types: the classes that override the method.
  public static func next(
    of object: AnyObject, below type: AnyClass?, among types: [AnyClass]
  ) -> Int {
    next(ofClass: Swift.type(of: object), below: type, among: types)
  }

  /// The same of a method of a class itself.
  public static func next(
    ofClass asked: AnyClass, below type: AnyClass?, among types: [AnyClass]
  ) -> Int {
    var current: AnyClass? = type.map { _getSuperclass($0) } ?? asked
    while let candidate = current {
      if let index = types.firstIndex(where: { $0 == candidate }) { return index }
      current = _getSuperclass(candidate)
    }
    return -1
  }
}
