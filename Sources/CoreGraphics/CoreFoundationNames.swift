// Linux has no Core Foundation in Swift. Swift's own collections stand for its types, so that
// `colors as CFArray` in iOS source compiles.

/// Apple's names for Foundation's kinds, so that constants have the types that sources expect.
public typealias CFString = String
/// Bytes, as Core Foundation calls them.
public typealias CFData = Data
/// A place of a file, as Core Foundation calls it.
public typealias CFURL = URL
/// What went wrong, as Core Foundation calls it.
public typealias CFError = NSError
/// Any object, as Core Foundation calls it.
public typealias CFTypeRef = AnyObject
/// An array of anything, as `CFArray` holds.
public typealias CFArray = [Any]
/// A dictionary of anything, as `CFDictionary` holds.
public typealias CFDictionary = [AnyHashable: Any]
