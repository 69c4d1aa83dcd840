/// A property that an appearance proxy may set.
///
/// Without the Objective-C runtime, setting a property of a proxy cannot be observed. Instead its
/// value is compared with that of an unmodified object.
@MainActor
@_spi(UIKit) public struct AppearanceProperty {
  /// Returns whether two views have the same value; true if one of them lacks the property.
  let isSame: (UIView, UIView) -> Bool
  /// Copies the value from the first view to the second.
  let copy: (UIView, UIView) -> Void

  /// Creates a property from a value to compare and a closure that copies it.
  package static func custom<View: UIView>(
    _ value: @escaping @MainActor (View) -> Any?, copy: @escaping @MainActor (View, View) -> Void
  ) -> AppearanceProperty {
    AppearanceProperty {
      guard let one = $0 as? View, let other = $1 as? View else { return true }
      return isEqual(value(one), value(other))
    } copy: {
      guard let one = $0 as? View, let other = $1 as? View else { return }
      copy(one, other)
    }
  }

  /// Creates a property from a key path.
  package static func value<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> AppearanceProperty {
    custom { (view: View) in
      view[keyPath: path]
    } copy: { (one: View, other: View) in
      other[keyPath: path] = one[keyPath: path]
    }
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    let (one, other) = (flat(one), flat(other))
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return NSDictionary(object: one, forKey: "" as NSString)
      == NSDictionary(object: other, forKey: "" as NSString)
  }

  /// Returns a value without a nested optional.
  private static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let inner = value as? any OptionalValue else { return value }
    return inner.inside
  }
}

private protocol OptionalValue {
  var inside: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var inside: Any? { self }
}
