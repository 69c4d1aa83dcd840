// Class methods that Foundation on Linux lacks.

extension NSObject {
  /// Returns the name of the class with its module. For a private or nested class, whose name is
  /// mangled on iOS, returns the enclosing names. Source: Apple, NSObject.description().
  public class func description() -> String {
    String(reflecting: self).replacing(/\(unknown context at [^)]*\)\./, with: "")
  }

  /// Returns the class itself. Source: Apple, NSObject.classForCoder().
  public class func classForCoder() -> AnyClass { self }
}
