import Markup

extension DocumentReader {
  /// Reads an element of an object.
  mutating func object(_ element: MarkupElement) throws(DocumentError) -> ObjectModel {
    var contents = ObjectContents()
    try countObject(element.line)
    if let id = element["id"] { try claim(id, line: element.line) }
    if KnownNames.parts[element.name] != nil { checkNames(element) }
    for attribute in element.attributes
    where !Self.structural.contains(attribute.name)
      && !IgnoredNames.isIgnored(attribute.name, of: element.name)
    {
      contents.attributes.append(attribute)
    }
    for child in element.children { try read(child, of: element, into: &contents) }
    return ObjectModel(
      kind: element.name, id: element["id"], customClass: customClass(element),
      contents: contents, line: element.line)
  }

  /// Attributes that all object elements have.
  private static let structural: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider",
  ]

  /// Returns the custom class of an element.
  func customClass(_ element: MarkupElement) -> CustomClass? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    let module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
    return CustomClass(name: name, module: module)
  }

  private mutating func read(
    _ child: MarkupElement, of element: MarkupElement, into contents: inout ObjectContents
  ) throws(DocumentError) {
    switch child.name {
    case let name where IgnoredNames.elements.contains(name): break
    case "constraints":
      for item in child.children {
        if let id = item["id"] { try claim(id, line: item.line) }
        try countConstraint(item.line)
        contents.constraints.append(constraint(item))
      }
    case "connections":
      for item in child.children {
        if let connection = connection(item) { contents.connections.append(connection) }
      }
    case "userDefinedRuntimeAttributes":
      for item in child.children {
        contents.runtimeAttributes.append(try runtimeAttribute(item))
      }
    case "viewLayoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide":
      guard let id = child["id"] else { break }
      try claim(id, line: child.line)
      checkNames(child)
      contents.guides.append((child["key"] ?? child["type"] ?? "", id))
    case "layoutGuides":
      for item in child.children { try read(item, of: element, into: &contents) }
    case "variation": contents.variations.append(try variation(child))
    default: try readContent(child, of: element, into: &contents)
    }
  }

  private mutating func readContent(
    _ child: MarkupElement, of element: MarkupElement, into contents: inout ObjectContents
  ) throws(DocumentError) {
    if let key = child["key"] {
      if !IgnoredNames.keys.contains(key) { contents.values.append((key, try value(child))) }
    } else if Self.lists.contains(child.name) {
      let objects = try objects(in: child)
      if let known = contents.lists.firstIndex(where: { $0.name == child.name }) {
        contents.lists[known].objects += objects
      } else {
        contents.lists.append((child.name, objects))
      }
    } else if Self.unkeyed.contains(child.name) {
      contents.values.append((child.name, try value(child)))
    } else if child.name != "nil" {
      diagnose(child.line, unknown: "element '\(child.name)' in '\(element.name)'")
    }
  }

  /// Elements whose children are lists of objects.
  private static let lists: Set<String> = [
    "subviews", "cells", "prototypes", "sections", "items", "segments", "gestureRecognizers",
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "objects",
  ]

  /// Elements without keys, which occur once in their parents.
  private static let unkeyed: Set<String> = ["blurEffect", "vibrancyEffect", "scopeButtonTitles"]

  /// Reads the variations for a size class.
  private mutating func variation(_ element: MarkupElement) throws(DocumentError) -> VariationModel
  {
    var variation = VariationModel(
      traits: element["key"] ?? "default", masks: [:],
      attributes: element.attributes.filter { $0.name != "key" }, values: [])
    for child in element.children {
      if child.name == "mask" {
        var mask = VariationModel.Mask()
        for member in child.children {
          guard let id = member["reference"] else { continue }
          variation.references.append((id, member.line))
          if member.name == "exclude" { mask.excluded.append(id) } else { mask.included.append(id) }
        }
        variation.masks[child["key"] ?? ""] = mask
      } else if let key = child["key"] {
        variation.values.append((key, try value(child)))
      }
    }
    return variation
  }

  private mutating func runtimeAttribute(
    _ element: MarkupElement
  ) throws(DocumentError) -> RuntimeAttributeModel {
    checkNames(element)
    let keyPath = element["keyPath"] ?? ""
    if let child = element.children.first {
      return RuntimeAttributeModel(keyPath: keyPath, value: try value(child), line: element.line)
    }
    let text = element["value"] ?? ""
    checkValue(text, of: element)
    let value: ElementValue =
      switch element["type"] {
      case "boolean": .bool(text == "YES")
      case "nil": .none
      case "image": .image(name: text, isSystem: element["catalog"] == "system")
      case "number": .number(Double(text) ?? 0)
      default: .text(text)
      }
    return RuntimeAttributeModel(keyPath: keyPath, value: value, line: element.line)
  }

  /// Warns of a runtime attribute's value that does not match its type.
  private mutating func checkValue(_ text: String, of element: MarkupElement) {
    let value = MarkupElement.Attribute("value", text)
    switch element["type"] {
    case "boolean" where text != "YES" && text != "NO": diagnose(element, value, among: [])
    case "number" where Double(text) == nil: diagnose(element, value, among: [])
    default: return
    }
  }
}
