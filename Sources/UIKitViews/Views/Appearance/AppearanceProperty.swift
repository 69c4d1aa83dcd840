/// A property that looks of classes may set.
///
/// Without Objective-C nobody hears of a property that is set on the object that stands for a
/// class. What it was set to is found by comparing it with an object that nothing was set of.
@MainActor
@_spi(UIKit) public struct AppearanceProperty {
  /// Whether two views have the same value; true where one of them lacks the property.
  let isSame: (UIView, UIView) -> Bool
  /// Gives the second view the value of the first.
  let copy: (UIView, UIView) -> Void

  /// A property by what is compared and what is then done.
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

  /// A property by its path.
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

  /// A value without the Optional around its Optional.
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
