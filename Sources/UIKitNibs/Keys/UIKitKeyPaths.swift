/// The properties of UIKit's classes by their key paths, for user-defined runtime attributes.
@MainActor
enum UIKitKeyPaths {
  /// Sets a property of UIKit's. Returns whether the object has one of that name, and it takes the
  /// value. One that an app's class declares itself comes first.
  static func set(_ value: Any?, for keyPath: String, of object: AnyObject) -> Bool {
    guard let (owner, key) = owner(of: keyPath, from: object),
      NibKeyCache.keys(of: owner).properties[key] == nil
    else { return false }
    return UIKitProperties.properties(key, of: owner).contains { $0.write?(owner, value) ?? false }
  }

  /// The key paths beside one that an object has: as long as that leads through the same objects.
  static func names(beside keyPath: String, of object: AnyObject) -> [String] {
    guard let (owner, key) = owner(of: keyPath, from: object) else {
      return UIKitProperties.names(of: object) { $0.write == nil }
    }
    let way = keyPath.dropLast(key.count)
    return UIKitProperties.names(of: owner) { $0.write != nil }.map { way + $0 }
  }

  /// The object that has the last key of a path, and that key; nil where the path leads through
  /// something that is no object of UIKit's.
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
