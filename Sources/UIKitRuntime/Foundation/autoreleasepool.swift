/// Runs `body`; there is no autorelease pool without Objective-C, and nothing waits for one.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
