import Markup

extension DocumentReader {
  /// Warns of unknown names in an element, once per name, with the most similar known name.
  mutating func checkNames(_ element: MarkupElement) {
    let isPart = KnownNames.parts[element.name] != nil
    guard let names = KnownNames.attributes[element.name] ?? KnownNames.parts[element.name] else {
      return
    }
    for attribute in element.attributes
    where !names.contains(attribute.name)
      && !IgnoredNames.isIgnored(attribute.name, of: element.name)
      && !(isPart && attribute.name == "id")
    {
      diagnose(
        element.line, unknown: "attribute '\(attribute.name)' of '\(element.name)'",
        NearestName.question(attribute.name, among: names))
    }
    checkChoices(element)
    guard isPart else { return }
    for child in element.children {
      guard let key = child["key"], !names.contains(key), !IgnoredNames.keys.contains(key) else {
        continue
      }
      diagnose(
        child.line, unknown: "key '\(key)' of '\(element.name)'",
        NearestName.question(key, among: names))
    }
  }

  private mutating func checkChoices(_ element: MarkupElement) {
    guard let choices = KnownNames.choices[element.name] else { return }
    // In the element's order, so warnings have a fixed order.
    for attribute in element.attributes {
      guard let names = choices[attribute.name], !names.contains(attribute.value) else { continue }
      diagnose(element, attribute, among: names)
    }
  }

  /// Warns, once, of a value outside a set of names.
  mutating func diagnose(
    _ element: MarkupElement, _ attribute: MarkupElement.Attribute, among names: Set<String>
  ) {
    diagnoseOnce(
      element.line,
      "'\(attribute.name)' of '\(element.name)' is not understood: '\(attribute.value.prefix(60))'."
        + NearestName.question(attribute.value, among: names))
  }
}
