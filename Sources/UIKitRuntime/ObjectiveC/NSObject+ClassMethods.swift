// What every class has on iOS and Foundation on Linux leaves out.

extension NSObject {
  /// The class' name, with its module. Of a class that is private or inside another type, where
  /// iOS has a mangled name, the names around it. Source: Apple, NSObject.description().
  public class func description() -> String {
    String(reflecting: self).replacing(/\(unknown context at [^)]*\)\./, with: "")
  }

  /// The class itself. Source: Apple, NSObject.classForCoder().
  public class func classForCoder() -> AnyClass { self }
}
