/// The properties of UIKit's own classes by their names in Objective-C: for key-value coding, and
/// for the runtime attributes of nibs.
///
/// A class's own property hides that of a class it inherits: it stands before it in the table.
@MainActor
enum UIKitProperties {
  /// The properties that an object may have by a name, the one of the most derived class first.
  static func properties(_ key: String, of object: AnyObject) -> [NamedProperty] {
    (byKey[key] ?? []).filter { $0.isOf(object) }
  }

  /// The names of those of an object's properties of which something holds.
  static func names(of object: AnyObject, where holds: (NamedProperty) -> Bool) -> [String] {
    all.filter { holds($0) && $0.isOf(object) }.map(\.key)
  }

  private static let byKey = Dictionary(grouping: all, by: \.key)
  private static let all: [NamedProperty] =
    layers + texts + controls + scrolling + cells + views + bars + controllers + others + unheard

  // MARK: Rows

  static func row<Target: AnyObject, Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Target, Value>
  ) -> NamedProperty {
    NamedProperty(
      key: key, isOf: { $0 is Target }, read: { ($0 as? Target)?[keyPath: path] },
      write: { object, value in
        guard let target = object as? Target,
          let value = NibValue.convert(value, to: Value.self)
            ?? ScalarConversion.convert(value, to: Value.self)
        else { return false }
        target[keyPath: path] = value
        return true
      })
  }

  /// A property that is only read.
  static func row<Target: AnyObject, Value>(
    _ key: String, _ path: KeyPath<Target, Value>
  ) -> NamedProperty {
    NamedProperty(
      key: key, isOf: { $0 is Target }, read: { ($0 as? Target)?[keyPath: path] }, write: nil)
  }
}

extension NamesProperties {
  package func namedProperty(_ key: String) -> NamedProperty? {
    UIKitProperties.properties(key, of: self).first
  }
}

extension CALayer: NamesProperties {}
extension UIResponder: NamesProperties {}
extension UIBarItem: NamesProperties {}
extension UINavigationItem: NamesProperties {}
extension UIGestureRecognizer: NamesProperties {}
extension NSLayoutConstraint: NamesProperties {}
extension UICollectionViewLayout: NamesProperties {}
extension UIAlertAction: NamesProperties {}
extension UIDevice: NamesProperties {}
extension UIFont: NamesProperties {}
extension UIImage: NamesProperties {}
extension UITouch: NamesProperties {}
