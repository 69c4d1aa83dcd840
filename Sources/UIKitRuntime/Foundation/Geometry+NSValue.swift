// Bridging of `change[.newKey] as? CGPoint`, `value as? NSValue` of a rectangle and
// `point as NSValue`, as on iOS: Foundation on Linux bridges numbers and strings, but not geometry.

/// A type that is bridged to `NSValue`. Not part of UIKit.
public protocol GeometryInObjects: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// A sample object with the value's Objective-C type, and the key path of the value.
  static var storage: (type: NSValue, path: KeyPath<NSValue, Self>) { get }
}

extension GeometryInObjects {
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source[keyPath: storage.path]
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    let (type, path) = storage
    guard strcmp(source.objCType, type.objCType) == 0 else { return false }
    result = source[keyPath: path]
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    let (type, path) = storage
    return (source ?? type)[keyPath: path]
  }
}

extension CGPoint: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
  public static var storage: (type: NSValue, path: KeyPath<NSValue, CGPoint>) {
    (NSValue(cgPoint: .zero), \.cgPointValue)
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
}

extension CGSize: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
  public static var storage: (type: NSValue, path: KeyPath<NSValue, CGSize>) {
    (NSValue(cgSize: .zero), \.cgSizeValue)
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
}

extension CGRect: GeometryInObjects, @retroactive _ObjectiveCBridgeable {
  public static var storage: (type: NSValue, path: KeyPath<NSValue, CGRect>) {
    (NSValue(cgRect: .zero), \.cgRectValue)
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
}

extension UIEdgeInsets: GeometryInObjects {
  public static var storage: (type: NSValue, path: KeyPath<NSValue, UIEdgeInsets>) {
    (NSValue(uiEdgeInsets: .zero), \.uiEdgeInsetsValue)
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
}
