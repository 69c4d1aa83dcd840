/// What the default of an optional requirement throws in protocols that went through the source
/// tool: this object lacks the method. It needs no value to return, and no state.
public struct MissingMethod: Error {
  /// The error.
  public init() {}
}

/// What the source tool makes of `delegate.method!(…)` for methods of UIKit's own protocols: stops
/// where the object lacks the method.
public func demanded<Result>(_ method: String, _ result: Result?) -> Result {
  guard let result else {
    stop(
      "\(method): unrecognized selector sent to instance",
      exception: "NSInvalidArgumentException")
  }
  return result
}

/// What the source tool's rewritten protocols ask.
public enum OptionalMethod {
  /// Whether an object has one of an optional requirement's methods, as far as can be known.
  public static func isWritten(_ selectors: [String], in object: AnyObject) -> Bool {
    selectors.contains { ObjectiveCMembers.isWritten($0, in: type(of: object)) ?? true }
  }

  /// The result of a call, nil where the object lacks the method.
  public static func call<Result>(_ call: () throws -> Result) rethrows -> Result? {
    do { return try call() } catch is MissingMethod { return nil }
  }

  /// The result of a call that waits, nil where the object lacks the method.
  public static func call<Result>(
    isolation: isolated (any Actor)? = #isolation, _ call: () async throws -> Result
  ) async throws -> Result? {
    do { return try await call() } catch is MissingMethod { return nil }
  }

  /// The result of `object.method!(…)` that waits; stops where the object lacks the method.
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

  /// The result of `object.method!(…)`; stops where the object lacks the method.
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
