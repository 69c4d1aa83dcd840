import Markup

/// An object as a document describes it.
package final class ObjectModel: Sendable {
  /// The element's name, such as `label`.
  package let kind: String
  /// The object's identifier in the document.
  package let id: String?
  package let customClass: CustomClass?
  /// What the element says besides, by the document's names and in its order.
  package let attributes: [MarkupElement.Attribute]
  /// What stands in the element under a key, in the document's order.
  package let values: [(key: String, value: ElementValue)]
  /// Lists of objects by the name of the list, such as `subviews` and `segments`.
  package let lists: [(name: String, objects: [ObjectModel])]
  package let constraints: [ConstraintModel]
  /// Rectangles of the object that constraints name, by their kind, such as `safeArea`.
  package let guides: [(kind: String, id: String)]
  package let connections: [ConnectionModel]
  package let runtimeAttributes: [RuntimeAttributeModel]
  package let variations: [VariationModel]
  /// Where the element begins, from 1.
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

  /// The value of an attribute; nil without it.
  package subscript(name: String) -> String? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// What stands under a key; nil without it.
  package func value(_ key: String) -> ElementValue? {
    for value in values where value.key == key { return value.value }
    return nil
  }

  /// The objects of a list; none without it.
  package func list(_ name: String) -> [ObjectModel] {
    for list in lists where list.name == name { return list.objects }
    return []
  }
}

/// What is gathered of an object while its element is read.
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
