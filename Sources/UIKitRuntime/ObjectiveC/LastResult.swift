/// Retains the result of a call by name until the next one, so that the caller can retain it.
final class LastResult: @unchecked Sendable {
  private static let shared = LastResult()
  private let lock = NSLock()
  private var object: AnyObject?

  /// Returns the result of a method as `perform` does; nil if the method returns nothing.
  static func retaining(_ value: Any?) -> Unmanaged<AnyObject>? {
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
