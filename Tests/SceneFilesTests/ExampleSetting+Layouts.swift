@testable import SceneFiles

/// Settings of compositional layouts and of lists.
extension ExampleSetting {
  /// Returns nil for tables of other layouts.
  static func ofLayouts(_ table: String, _ key: String) -> Self? {
    switch table {
    case "compositional":
      Self(
        screen + styles
          + "sections: [\(grouped("size: [50%, 40]")), \(grouped("size: [50%, 40]"))]\n"
          + "layout: {compositional: {<>}}\n")
    case "group": group(key)
    case "dimension": inGroup("size: [fill, 60], items: [{size: [{<>}, 60]}]")
    case "spacing": inGroup("size: [fill, 60], count: 3, interItemSpacing: {<>}")
    case "edgeSpacing":
      inGroup(
        "size: [fill, 100], direction: \(key == "bottom" ? "vertical" : "horizontal"), "
          + "items: [{size: [40, 40], edgeSpacing: {<>}}]")
    case "supplementaryItem": supplementaryItem(key)
    case "anchor":
      inGroup(
        "size: [fill, 100], items: [{size: [60, 60], supplementaryItems: "
          + "[{style: card, size: [20, 20], containerAnchor: {<>}}]}]",
        beside: key == "edges" ? "" : "edges: [bottom, leading]")
    case "boundary": boundary(key)
    case "list":
      inList("list: {<>}", header: key == "headerMode" ? "" : "header: Top, ")
    case "separators":
      inList(
        "list: {separators: {<>}}",
        beside: key == "topSeparatorInsets" ? "topSeparatorVisibility: visible" : "")
    case "row": inRow("<>", beside: rowBeside(key))
    case "rows":
      Self(
        screen + styles
          + "layout: list\nsections: [{row: {<>}, items: [{text: a, secondaryText: x}, b]}]\n",
        beside: rowBeside(key))
    case "accessory": inRow("accessories: [{<>}]", beside: accessoryBeside(key))
    case "swipe":
      inRow(
        "swipe: {<>}",
        beside: key == "actions"
          ? "progress: 0.5"
          : key == "edge" ? "progress: 1, actions: [{title: Flag}]" : "actions: [{title: Flag}]")
    case "swipeAction":
      inRow(
        "swipe: {progress: 1, actions: [{<>}]}", beside: key == "title" ? "" : "title: Flag")
    default: nil
    }
  }

  /// Returns the setting of a key of sections that only one kind of layout has.
  static func ofSection(_ key: String) -> Self? {
    if SectionModel.listKeys.contains(where: { $0.description.name == key }) {
      return Self(
        screen + styles + "layout: list\nsections: [{<>}]\n", beside: "items: [a, b]")
    }
    guard SectionModel.compositionalKeys.contains(where: { $0.description.name == key }) else {
      return nil
    }
    let insets = key.hasPrefix("supplementaries") ? "contentInsets: 20, " : ""
    let group = key == "group" ? "" : "group: {size: [fill, 40]}, "
    return Self(
      screen + styles + "layout: compositional\nsections: [{<>}]\n",
      beside: insets + group + "style: plain, \(bars), \(few)")
  }

  // MARK: Groups

  private static func grouped(_ group: String) -> String {
    "{style: plain, group: {\(group)}, \(few)}"
  }

  private static func inGroup(_ group: String, beside: String = "") -> Self {
    Self(
      screen + styles + "layout: compositional\nsections: [\(grouped(group))]\n", beside: beside)
  }

  private static func group(_ key: String) -> Self {
    switch key {
    case "items", "count": inGroup("<>", beside: "size: [fill, 60]")
    case "direction": inGroup("<>", beside: "size: [fill, 100], items: [{size: [50%, 50%]}]")
    case "interItemSpacing": inGroup("<>", beside: "size: [fill, 60], count: 3")
    case "size": inGroup("size: [fill, 160], items: [{<>}]")
    default: inGroup("size: [fill, 100], items: [{<>}]", beside: "size: [50, 60]")
    }
  }

  private static func supplementaryItem(_ key: String) -> Self {
    let corner = "containerAnchor: {edges: [top, trailing]}"
    let beside =
      switch key {
      case "style": ""
      case "size": "style: card"
      case "itemAnchor", "zIndex": "style: card, size: [20, 20], \(corner)"
      default: "style: card, size: [20, 20]"
      }
    return inGroup(
      "size: [fill, 100], items: [{size: [60, 60], supplementaryItems: [{<>}]}]", beside: beside)
  }

  private static func boundary(_ key: String) -> Self {
    let beside =
      switch key {
      case "alignment": "size: [50%, 30]"
      case "zIndex": "size: [fill, 30], extendsBoundary: false"
      default: ""
      }
    return Self(
      screen + styles + "collectionView: {contentOffset: [0, 20]}\nlayout: compositional\n"
        + "sections: [{style: plain, \(bars), headerLayout: {<>}, group: {size: [fill, 40]}, "
        + "\(items)}]\n",
      beside: beside)
  }

  // MARK: Lists

  private static func inList(
    _ layout: String, header: String = "header: Top, ", beside: String = ""
  ) -> Self {
    Self(
      screen + styles + "layout: {\(layout)}\n"
        + "sections: [{\(header)footer: End, items: [a, b]}]\n", beside: beside)
  }

  private static func inRow(_ row: String, beside: String = "") -> Self {
    Self(
      screen + styles + "layout: list\n"
        + "sections: [{items: [a, {text: b, secondaryText: x, row: {\(row)}}, c]}]\n",
      beside: beside)
  }

  private static func rowBeside(_ key: String) -> String {
    switch key {
    case "indentationWidth": "indentationLevel: 1"
    case "expanded": "children: [x]"
    default: ""
    }
  }

  private static func accessoryBeside(_ key: String) -> String {
    switch key {
    case "displayed", "tintColor": "type: checkmark"
    case "placement": "style: title"
    default: ""
    }
  }
}
