/// The lock that guards FreeType, HarfBuzz and their caches.
///
/// FreeType faces are not thread-safe. Each entry point of this module that uses a face locks once,
/// so that text can be measured and drawn on any thread. A `TextLayout` is immutable and can be
/// shared freely.
enum TextLock {
  private static let lock = NSRecursiveLock()

  static func locked<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
