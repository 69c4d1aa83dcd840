// Darwin's atomic counters.

private let atomicLock = NSLock()

/// Increments the value and returns it.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

/// Decrements the value and returns it.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

/// Adds an amount to the value and returns it.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  atomicLock.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}
