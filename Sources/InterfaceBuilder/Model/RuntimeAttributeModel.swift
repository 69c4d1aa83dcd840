/// A value for a property of an object, by name.
package struct RuntimeAttributeModel: Sendable {
  package var keyPath: String
  package var value: ElementValue
  package var line: Int
}
