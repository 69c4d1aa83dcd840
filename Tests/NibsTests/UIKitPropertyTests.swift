import Foundation
import Testing
import UIKit
import UIKitRuntime

/// An object with properties by their Objective-C names.
struct NamedObject: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () -> NSObject
  /// The read-only properties. A question mark follows those that may be nil.
  let reads: [String]
  /// The other properties and a value of each.
  let writes: @MainActor @Sendable () -> [String: Any?]

  init(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> NSObject, reads: String = "",
    writes: @autoclosure @escaping @MainActor @Sendable () -> [String: Any?] = [:]
  ) {
    (self.testDescription, self.make, self.writes) = (name, make, writes)
    self.reads = reads.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

/// Tests that key-value coding finds the properties of UIKit's classes.
@MainActor
struct UIKitPropertyTests {
  @Test(
    arguments: NamedObject.layouts + NamedObject.texts + NamedObject.system
      + NamedObject.interactions + NamedObject.values)
  func `a class's properties are found by their Objective-C names`(_ named: NamedObject) throws {
    try check(named)
  }

  @available(*, deprecated)
  @Test func `an old alert's properties are found by their names`() throws {
    try check(
      NamedObject(
        "UIAlertView", { UIAlertView() }, reads: "firstOtherButtonIndex visible numberOfButtons",
        writes: [
          "alertViewStyle": 1, "cancelButtonIndex": 2, "delegate": nil, "message": "fox",
          "title": "fox",
        ]))
  }

  private func check(_ named: NamedObject) throws {
    let object = named.make()
    for name in named.reads {
      let key = name.replacing("?", with: "")
      guard let property = try find(key, of: object) else { continue }
      #expect(property.write == nil, "\(key) is read-only")
      let value = object.value(forKey: key)
      #expect(value != nil || name.hasSuffix("?"), "\(key) is read")
      expectObject(value, key)
    }
    for (key, value) in named.writes() {
      guard try find(key, of: object)?.write != nil else {
        Issue.record("\(key) can't be set")
        continue
      }
      object.setValue(value, forKey: key)
      let found = object.value(forKey: key)
      #expect(isSame(found, value), "\(key) is \(found as Any), not \(value as Any)")
      expectObject(found, key)
    }
  }

  @Test func `properties that only UIKit sets are read-only by their names`() throws {
    let objects: [(NSObject, [String])] = [
      (UIView(), ["superview"]), (CALayer(), ["superlayer"]),
      (UIViewController(), ["parentViewController", "childViewControllers"]),
      (UINavigationBar(), ["topItem"]), (UITableViewCell(), ["reuseIdentifier"]),
      (UICollectionViewCell(frame: .zero), ["reuseIdentifier"]),
    ]
    for (object, keys) in objects {
      for key in keys {
        #expect(try find(key, of: object)?.write == nil, "\(type(of: object)).\(key)")
      }
    }
  }

  private func find(_ key: String, of object: NSObject) throws -> NamedProperty? {
    let found = (object as? any NamesProperties)?.namedProperty(key)
    #expect(found != nil, "\(type(of: object)) has \(key)")
    return found
  }

  /// Expects a value that Objective-C has: no enumeration or tuple of Swift.
  private func expectObject(_ value: Any?, _ key: String) {
    guard let value else { return }
    let style = Mirror(reflecting: value).displayStyle
    #expect(style != .enum && style != .tuple, "\(key) is an object")
  }

  private func isSame(_ found: Any?, _ value: Any?) -> Bool {
    guard let found, let value else { return found == nil && value == nil }
    if let number = found as? NSNumber, let value = value as? NSNumber { return number == value }
    // Bars copy their appearances.
    if let bar = found as? UIBarAppearance { return type(of: value) == type(of: bar) }
    if let object = found as? NSObject, let value = value as? NSObject {
      return object.isEqual(value)
    }
    if let raw = found as? any RawRepresentable, "\(raw.rawValue)" == "\(value)" { return true }
    return "\(found)" == "\(value)"
  }
}
