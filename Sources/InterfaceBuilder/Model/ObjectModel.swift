import Markup

/// An object in a document.
package final class ObjectModel: Sendable {
  /// The element's name, such as `label`.
  package let kind: String
  /// The object's identifier in the document.
  package let id: String?
  package let customClass: CustomClass?
  /// The other attributes of the element, in order.
  package let attributes: [MarkupElement.Attribute]
  /// The children with keys, in order.
  package let values: [(key: String, value: ElementValue)]
  /// Lists of objects by name, such as `subviews` and `segments`.
  package let lists: [(name: String, objects: [ObjectModel])]
  package let constraints: [ConstraintModel]
  /// The layout guides of the object that constraints refer to, by kind, such as `safeArea`.
  package let guides: [(kind: String, id: String)]
  package let connections: [ConnectionModel]
  package let runtimeAttributes: [RuntimeAttributeModel]
  package let variations: [VariationModel]
  /// The line at which the element begins, from 1.
  package let line: Int

  init(
    kind: String, id: String?, customClass: CustomClass?, contents: ObjectContents, line: Int
  ) {
    self.kind = kind
    self.id = id
    self.customClass = customClass
    attributes = contents.attributes
    values = contents.values
    lists = contents.lists
    constraints = contents.constraints
    guides = contents.guides
    connections = contents.connections
    runtimeAttributes = contents.runtimeAttributes
    variations = contents.variations
    self.line = line
  }

  /// Returns the value of an attribute; nil if unset.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// Returns the value of a key; nil if unset.
  package func value(_ key: String) -> ElementValue? {
    for value in values where value.key == key { return value.value }
    return nil
  }

  /// Returns the objects of a list; empty if it does not exist.
  package func list(_ name: String) -> [ObjectModel] {
    for list in lists where list.name == name { return list.objects }
    return []
  }
}

/// The contents of an object, collected while its element is read.
struct ObjectContents {
  var attributes: [MarkupElement.Attribute] = []
  var values: [(key: String, value: ElementValue)] = []
  var lists: [(name: String, objects: [ObjectModel])] = []
  var constraints: [ConstraintModel] = []
  var guides: [(kind: String, id: String)] = []
  var connections: [ConnectionModel] = []
  var runtimeAttributes: [RuntimeAttributeModel] = []
  var variations: [VariationModel] = []
}
