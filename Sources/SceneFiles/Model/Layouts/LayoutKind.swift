/// The layouts that a scene can have.
package enum LayoutKind: String, CaseIterable, Sendable {
  case flow, compositional, list

  /// The layout that a document's keys describe.
  init(_ entries: [CheckedValue.Entry]) {
    let names = Set(entries.map(\.name))
    self = names.contains("list") ? .list : names.contains("compositional") ? .compositional : .flow
  }

  /// After "is for" and "this is".
  var noun: String {
    switch self {
    case .flow: "a flow layout"
    case .compositional: "a compositional layout"
    case .list: "a list"
    }
  }

  /// What is to be written for a key of another layout; nil where there is nothing of the kind.
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

/// A key that only some layouts have, where it stands.
struct LayoutKey: Sendable {
  let name: String
  let kinds: Set<LayoutKind>
  let place: Place
}

/// A table some of whose keys are for some layouts only.
protocol LayoutKeyed: TableDecodable {
  /// Those of these keys that are given.
  var layoutKeys: [LayoutKey] { get set }
}

extension Key where Value: LayoutKeyed {
  /// The same key, noted as one of some layouts.
  func only(_ kinds: LayoutKind...) -> Key {
    let (name, assign) = (description.name, assign)
    let kinds = Set(kinds)
    return Key(description: description) { value, plain in
      assign(&value, plain)
      value.layoutKeys.append(LayoutKey(name: name, kinds: kinds, place: plain.place))
    }
  }
}
