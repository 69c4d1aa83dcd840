/// Stops the program as UIKit does when an assertion of its own fails.
///
/// - Parameters:
///   - name: the exception's name, such as `NSInternalInconsistencyException`.
///   - reason: UIKit's sentence.
package func stop(
  _ reason: String, exception name: String = "NSInternalInconsistencyException",
  file: StaticString = #file, line: UInt = #line
) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'",
    file: file, line: line)
}
