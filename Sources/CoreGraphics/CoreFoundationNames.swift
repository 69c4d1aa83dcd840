// Linux has no Core Foundation in Swift. Swift's own collections stand for its types, so that
// `colors as CFArray` in iOS source compiles.

public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
