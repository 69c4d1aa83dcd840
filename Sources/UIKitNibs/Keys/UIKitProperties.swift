/// The properties of UIKit's own classes by their Objective-C names, for key-value coding and for
/// runtime attributes of nibs.
///
/// The property of a class hides that of its superclass, which follows it in the table.
@MainActor
enum UIKitProperties {
  /// Returns the properties of an object with a name, that of the most derived class first.
  static func properties(_ key: String, of object: AnyObject) -> [NamedProperty] {
    (byKey[key] ?? []).filter { $0.isOf(object) }
  }

  /// Returns the names of an object's properties that satisfy a condition.
  static func names(of object: AnyObject, where isIncluded: (NamedProperty) -> Bool) -> [String] {
    all.filter { isIncluded($0) && $0.isOf(object) }.map(\.key)
  }

  private static let byKey = Dictionary(grouping: all, by: \.key)
  private static let all: [NamedProperty] = tables.flatMap { $0 }
  private static let tables: [[NamedProperty]] = [
    layers, texts, controls, scrolling, cells, views, bars, controllers, others, undocumented,
    ignored,
    moreControllers1, moreControllers2, moreControllers3, moreControllers4, moreControllers5,
    moreControllers6, moreLists1, moreLists2, moreLists3, moreBars1, moreBars2, moreControls1,
    moreControls2, moreControls3, moreControls4, moreControls5, moreViews1, moreViews2, moreViews3,
    moreViews4, moreViews5, moreViews6, moreLayers1, moreLayers2, moreLayers3, moreLayers4,
    moreObjects1, moreObjects2, moreObjects3,
    layoutObjects1, layoutObjects2, textObjects1, textObjects2, textObjects3, systemObjects1,
    systemObjects2, systemObjects3, interactions1, interactions2, plainObjects1, plainObjects2,
  ]

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

  /// Returns a read-only property that only UIKit sets.
  static func fixed<Target: AnyObject, Value>(
    _ key: String, _ path: KeyPath<Target, Value>
  ) -> NamedProperty { row(key, path) }

  /// Returns a read-only property.
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
