/// The error that the default implementation of an optional requirement throws, in protocols
/// processed by the source tool: the object does not implement the method.
public struct MissingMethod: Error {
  /// Creates the error.
  public init() {}
}

/// The replacement for `delegate.method!(…)` with methods of UIKit's own protocols: fails if the
/// object does not implement the method.
public func demanded<Result>(_ method: String, _ result: Result?) -> Result {
  guard let result else {
    stop(
      "\(method): unrecognized selector sent to instance",
      exception: "NSInvalidArgumentException")
  }
  return result
}

/// The calls of optional methods in protocols rewritten by the source tool.
public enum OptionalMethod {
  /// Returns whether an object implements any of the methods, or true if that is unknown.
  public static func isWritten(_ selectors: [String], in object: AnyObject) -> Bool {
    selectors.contains { ObjectiveCMembers.isWritten($0, in: type(of: object)) ?? true }
  }

  /// Returns the result of a call, or nil if the object does not implement the method.
  public static func call<Result>(_ call: () throws -> Result) rethrows -> Result? {
    do { return try call() } catch is MissingMethod { return nil }
  }

  /// Returns the result of an async call, or nil if the object does not implement the method.
  public static func call<Result>(
    isolation: isolated (any Actor)? = #isolation, _ call: () async throws -> Result
  ) async throws -> Result? {
    do { return try await call() } catch is MissingMethod { return nil }
  }

  /// Returns the result of an async `object.method!(…)`; fails if the method is not implemented.
  public static func demand<Result>(
    isolation: isolated (any Actor)? = #isolation, _ selector: String, of object: AnyObject,
    _ call: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await call()
    } catch let missing as MissingMethod {
      return try demand(selector, of: object) { throw missing }
    }
  }

  /// Returns the result of `object.method!(…)`; fails if the method is not implemented.
  public static func demand<Result>(
    _ selector: String, of object: AnyObject, _ call: () throws -> Result
  ) rethrows -> Result {
    do {
      return try call()
    } catch is MissingMethod {
      stop(
        "-[\(type(of: object)) \(selector)]: unrecognized selector sent to instance "
          + "\(Unmanaged.passUnretained(object).toOpaque())",
        exception: "NSInvalidArgumentException")
    }
  }
}
