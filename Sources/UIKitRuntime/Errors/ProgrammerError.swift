/// Terminates the program like a failed assertion of UIKit.
///
/// - Parameters:
///   - name: The name of the exception, such as `NSInternalInconsistencyException`.
///   - reason: UIKit's message.
package func stop(
  _ reason: String, exception name: String = "NSInternalInconsistencyException",
  file: StaticString = #file, line: UInt = #line
) -> Never {
  fatalError(
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'",
    file: file, line: line)
}
