/// The properties of UIKit's classes by key path, for user-defined runtime attributes.
@MainActor
enum UIKitKeyPaths {
  /// Sets one of UIKit's properties. Returns false if there is none or the value is of another
  /// type. A property that an app's class declares itself takes precedence.
  static func set(_ value: Any?, for keyPath: String, of object: AnyObject) -> Bool {
    guard let (owner, key) = owner(of: keyPath, from: object),
      NibKeyCache.keys(of: owner).properties[key] == nil
    else { return false }
    return UIKitProperties.properties(key, of: owner).contains { $0.write?(owner, value) ?? false }
  }

  /// Returns the key paths beside another one, as far as that leads through existing objects.
  static func names(beside keyPath: String, of object: AnyObject) -> [String] {
    guard let (owner, key) = owner(of: keyPath, from: object) else {
      return UIKitProperties.names(of: object) { $0.write == nil }
    }
    let prefix = keyPath.dropLast(key.count)
    return UIKitProperties.names(of: owner) { $0.write != nil }.map { prefix + $0 }
  }

  /// Returns the object with the last key of a path, and that key; nil if the path leads through
  /// values that are not objects of UIKit.
  private static func owner(
    of keyPath: String, from object: AnyObject
  ) -> (object: AnyObject, key: String)? {
    let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var owner = object
    for key in keys.dropLast() {
      let values = UIKitProperties.properties(key, of: owner).lazy.compactMap { $0.read(owner) }
      guard let next = values.compactMap({ $0 as? NSObject }).first else { return nil }
      owner = next
    }
    return (owner, keys.last ?? "")
  }
}
