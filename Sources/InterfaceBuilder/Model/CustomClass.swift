/// The class that a document names for an object.
package struct CustomClass: Hashable, Sendable {
  package var name: String
  /// The module; nil for a class that Objective-C knows by its name.
  package var module: String?

  package init(name: String, module: String?) { (self.name, self.module) = (name, module) }
}
