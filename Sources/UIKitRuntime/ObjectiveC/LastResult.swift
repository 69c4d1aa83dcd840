/// Keeps what a call by name returned until the next one, so that the caller has time to take it.
final class LastResult: @unchecked Sendable {
  private static let shared = LastResult()
  private let lock = NSLock()
  private var object: AnyObject?

  /// The result of a method as `perform` returns it; nil where the method returned nothing.
  static func kept(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value, !(value is Void) else { return nil }
    return shared.keep(value as AnyObject)
  }

  private func keep(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let old = lock.withLock {
      defer { self.object = object }
      return self.object
    }
    withExtendedLifetime(old) {}
    return Unmanaged.passUnretained(object)
  }
}
