/// The inheritance of classes.
package enum ClassChain {
  /// Returns whether a class is equal to another one or inherits it.
  package static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var candidate: AnyClass? = type
    while let current = candidate {
      if current == base { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }
}
