/// The lock that FreeType, HarfBuzz and the caches over them live behind.
///
/// FreeType faces are not thread-safe. Every entry of this module that touches a face takes this
/// lock once, so text may be measured and drawn from any thread; a finished `TextLayout` is
/// immutable and can be shared freely.
enum TextLock {
  private static let lock = NSRecursiveLock()

  static func locked<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
