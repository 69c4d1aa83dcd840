/// Runs `body`; without Objective-C there is no autorelease pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
