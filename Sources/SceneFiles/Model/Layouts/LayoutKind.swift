/// The kinds of layouts of a scene.
package enum LayoutKind: String, CaseIterable, Sendable {
  case flow, compositional, list

  /// Creates the kind of a document's layout keys.
  init(_ entries: [CheckedValue.Entry]) {
    let names = Set(entries.map(\.name))
    self = names.contains("list") ? .list : names.contains("compositional") ? .compositional : .flow
  }

  /// The noun in messages after "is for" and "this is".
  var noun: String {
    switch self {
    case .flow: "a flow layout"
    case .compositional: "a compositional layout"
    case .list: "a list"
    }
  }

  /// Returns the key to write in place of another layout's; nil if there is none.
  func key(insteadOf name: String) -> String? {
    switch self {
    case .compositional: Self.compositionalKeys[name]
    case .list: Self.listKeys[name]
    case .flow: Self.flowKeys[name]
    }
  }

  private static let compositionalKeys = [
    "itemSize": "group: {size: …}", "minimumLineSpacing": "interGroupSpacing",
    "minimumInteritemSpacing": "group: {interItemSpacing: …}", "sectionInset": "contentInsets",
    "sectionInsetReference": "compositional: {contentInsetsReference: …}",
    "scrollDirection": "compositional: {scrollDirection: …}",
    "headerReferenceSize": "headerLayout: {size: …}",
    "footerReferenceSize": "footerLayout: {size: …}",
    "sectionHeadersPinToVisibleBounds": "headerLayout: {pinToVisibleBounds: true}",
    "sectionFootersPinToVisibleBounds": "footerLayout: {pinToVisibleBounds: true}",
  ]
  private static let listKeys = ["minimumLineSpacing": "list: {showsSeparators: …}"]
  private static let flowKeys = [
    "group": "itemSize", "interGroupSpacing": "minimumLineSpacing",
    "contentInsets": "sectionInset", "headerLayout": "headerReferenceSize",
    "footerLayout": "footerReferenceSize",
  ]
}

/// A key that only some layouts have, with its location.
struct LayoutKey: Sendable {
  let name: String
  let kinds: Set<LayoutKind>
  let location: DocumentLocation
}

/// A table with keys that only some layouts have.
protocol LayoutKeyed: TableDecodable {
  /// The given keys that only some layouts have.
  var layoutKeys: [LayoutKey] { get set }
}

extension Key where Value: LayoutKeyed {
  /// Returns the key, restricted to some layouts.
  func only(_ kinds: LayoutKind...) -> Key {
    let (name, assign) = (description.name, assign)
    let kinds = Set(kinds)
    return Key(description: description) { value, plain in
      assign(&value, plain)
      value.layoutKeys.append(LayoutKey(name: name, kinds: kinds, location: plain.location))
    }
  }
}
