// Counters of Darwin's that several threads change.

private let atomicLock = NSLock()

/// Adds one and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}

/// Takes one away and returns the rest.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}

/// Adds an amount and returns the sum.
@discardableResult
public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  atomicLock.withLock {
    value.pointee &+= amount
    return value.pointee
  }
}
