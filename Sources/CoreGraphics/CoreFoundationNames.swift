// Core Foundation has no Swift API on Linux. These aliases of Swift types allow iOS source such as
// `colors as CFArray` to be compiled.

/// A string in Core Foundation.
public typealias CFString = String
/// Data in Core Foundation.
public typealias CFData = Data
/// A URL in Core Foundation.
public typealias CFURL = URL
/// An error in Core Foundation.
public typealias CFError = NSError
/// An object in Core Foundation.
public typealias CFTypeRef = AnyObject
/// An array in Core Foundation.
public typealias CFArray = [Any]
/// A dictionary in Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
