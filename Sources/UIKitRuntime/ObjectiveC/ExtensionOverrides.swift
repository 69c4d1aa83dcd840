/// The lookup of overrides of extension methods, used by code of the source tool.
public enum ExtensionOverrides {
  /// Returns the index of the nearest class of an object, starting with its own, that overrides the
  /// method, or -1 if none does.
  ///
  /// - Parameters:
  ///   - type: A class whose override calls `super`; nil for the first call.
  ///   - types: The classes that override the method.
  public static func next(
    of object: AnyObject, below type: AnyClass?, among types: [AnyClass]
  ) -> Int {
    next(ofClass: Swift.type(of: object), below: type, among: types)
  }

  /// Returns the index for a class method.
  public static func next(
    ofClass requested: AnyClass, below type: AnyClass?, among types: [AnyClass]
  ) -> Int {
    var current: AnyClass? = type.map { _getSuperclass($0) } ?? requested
    while let candidate = current {
      if let index = types.firstIndex(where: { $0 == candidate }) { return index }
      current = _getSuperclass(candidate)
    }
    return -1
  }
}
