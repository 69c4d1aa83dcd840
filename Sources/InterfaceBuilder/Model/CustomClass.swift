/// The custom class of an object.
package struct CustomClass: Hashable, Sendable {
  package var name: String
  /// The module; nil for a class with an Objective-C name.
  package var module: String?

  package init(name: String, module: String?) { (self.name, self.module) = (name, module) }
}
