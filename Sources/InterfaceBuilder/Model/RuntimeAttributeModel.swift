/// A value that an object gets by the name of its property.
package struct RuntimeAttributeModel: Sendable {
  package var keyPath: String
  package var value: ElementValue
  package var line: Int
}
