import Markup

extension InterfaceDocument {
  /// Returns the document with texts from a strings table, by keys such as `Ab1-cd-2Ef.text` and
  /// `Ab1-cd-2Ef.normalTitle`.
  ///
  /// Source: Apple, Internationalization and Localization Guide, «Internationalizing the User
  /// Interface».
  ///
  /// - Complexity: O(objects); constant for an empty table.
  package func localized(by strings: [String: String]) -> InterfaceDocument {
    guard !strings.isEmpty else { return self }
    var texts: [String: [String: String]] = [:]
    for (key, text) in strings {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2 { texts[parts[0], default: [:]][parts[1]] = text }
    }
    var document = self
    document.objects = objects.map { $0.localized(by: texts) }
    document.scenes = scenes.map { scene in
      var scene = scene
      scene.objects = scene.objects.map { $0.localized(by: texts) }
      return scene
    }
    return document
  }
}

extension ObjectModel {
  /// Text properties that an object may have without a value in its document.
  private static let plain = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  /// Returns the object and its descendants with texts by identifiers and properties.
  fileprivate func localized(by texts: [String: [String: String]]) -> ObjectModel {
    let own = id.flatMap { texts[$0] } ?? [:]
    var contents = ObjectContents()
    contents.values = values.map { ($0.key, Self.value($0.key, $0.value, own, texts)) }
    let known = Set(contents.values.map(\.key))
    contents.attributes = attributes.map { attribute in
      own[attribute.name].map { MarkupElement.Attribute(attribute.name, $0) } ?? attribute
    }
    for name in Self.plain where self[name] == nil && !known.contains(name) {
      if let text = own[name] { contents.attributes.append(MarkupElement.Attribute(name, text)) }
    }
    contents.lists = lists.map { ($0.name, $0.objects.map { $0.localized(by: texts) }) }
    contents.constraints = constraints
    contents.guides = guides
    contents.connections = connections
    contents.runtimeAttributes = runtimeAttributes
    contents.variations = variations
    return ObjectModel(
      kind: kind, id: id, customClass: customClass, contents: contents, line: line)
  }

  private static func value(
    _ key: String, _ value: ElementValue, _ own: [String: String],
    _ texts: [String: [String: String]]
  ) -> ElementValue {
    switch value {
    case .text(let text): .text(own[key] ?? text)
    case .object(let object):
      // A button has a title per state: «normalTitle».
      .object(object.localized(by: texts).titled(own["\(key)Title"]))
    case .objects(let objects):
      // «segmentTitles[0]».
      .objects(
        objects.enumerated().map { index, object in
          object.localized(by: texts).titled(own["segmentTitles[\(index)]"])
        })
    default: value
    }
  }

  private func titled(_ title: String?) -> ObjectModel {
    guard let title else { return self }
    var contents = ObjectContents()
    contents.values = values
    contents.attributes =
      attributes.filter { $0.name != "title" } + [MarkupElement.Attribute("title", title)]
    contents.lists = lists
    contents.constraints = constraints
    contents.guides = guides
    contents.connections = connections
    contents.runtimeAttributes = runtimeAttributes
    contents.variations = variations
    return ObjectModel(
      kind: kind, id: id, customClass: customClass, contents: contents, line: line)
  }
}
