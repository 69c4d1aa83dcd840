@testable import SceneFiles

/// A whole scene file with a place for one key and its example.
struct ExampleSetting {
  /// The file, with `<>` in place of the key's line and its neighbours.
  private let file: String
  /// The other keys of the same table.
  private let beside: String

  init(_ file: String, beside: String = "") {
    self.file = file
    self.beside = beside
  }

  func text(_ line: String) -> String {
    let all = [beside, line].filter { !$0.isEmpty }.joined(separator: ", ")
    return file.replacing("<>", with: all)
  }

  /// Returns nil for a table without a setting.
  init?(_ table: String, _ key: String) {
    let boxKeys = Set(BoxModel.table.description.keys.map(\.name))
    switch table {
    case "scene": self = Self.scene(key)
    case "screen": self = Self.screen(key)
    case "collectionView": self = Self.collectionView(key)
    case "layout": self = Self.layout(key)
    case "layoutChange": self = Self.layoutChange(key)
    case "itemSize": self = Self.itemSize(key)
    case "section": self = Self.section(key)
    case "background": self = Self.background(key)
    case "item": self = Self.item(key)
    case "style" where !boxKeys.contains(key): self = Self.style(key)
    case "box", "style": self = Self.box(key)
    case _ where BoxModel.controlNames.contains(table): self = Self.control(table, key)
    case "colorPair": self = Self.colorPair(key)
    case "shadow": self = Self.shadow(key)
    case "font": self = Self.inCell("{text: \"{title}\", font: {<>}}")
    case "step": self = Self.step(key)
    case "scroll": self = Self.scroll(key)
    case "insert", "move", "update": self = Self.change(table, key)
    case "place", "touch", "drag", "way", "fling", "pinch": self = Self.finger(table, key)
    default:
      guard let setting = Self.ofLayouts(table, key) else { return nil }
      self = setting
    }
  }

  // MARK: Parts of a file

  static let screen = "screen: {size: [200, 240], scale: 1}\n"
  /// The safe area has insets at both sides and at the bottom.
  private static let device = "screen: {device: iPhone13, orientation: landscape, scale: 1}\n"
  private static let cells = "layout: {itemSize: [60, 40]}\n"
  static let styles = """
    styles:
      plain: {text: "{text|}", backgroundColor: systemGray5, borderWidth: 2,
              selected: {backgroundColor: systemRed}, highlighted: {backgroundColor: systemGreen}}
      photo: {text: "{title|none}", backgroundColor: "{color|systemTeal}"}
      title: {text: "{text}", backgroundColor: systemYellow, padding: 4}
      note: {text: "{text}", backgroundColor: systemOrange, padding: 4}
      card: {backgroundColor: systemIndigo}
      done: {text: "{text}", backgroundColor: systemPurple}

    """
  static let items = "items: [\((0..<32).map(String.init).joined(separator: ", "))]"
  static let few = "items: [a, b, c, d, e]"
  static let bars = "header: {style: title, text: Top}, footer: {style: note, text: End}"
  private static let sections =
    "sections: [{style: plain, \(items)}, "
    + "{style: plain, orthogonalScrollingBehavior: continuous, \(items)}]\n"
  private static let whole = screen + cells + styles + sections

  // MARK: The scene, its screen and its view

  private static func scene(_ key: String) -> Self {
    let parts = [
      "screen": screen, "layout": cells, "styles": styles, "sections": "sections: [{items: [a]}]\n",
    ]
    switch key {
    case "sections": return Self(screen + cells + "styles: {a: {text: \"{text}\"}}\n<>\n")
    case "styles": return Self(screen + cells + "sections: [{items: [a]}]\n<>\n")
    case "screen", "layout":
      let rest = parts.keys.sorted().filter { $0 != key && $0 != "sections" }
      return Self(rest.compactMap { parts[$0] }.joined() + sections + "<>\n")
    default: return Self(whole + "<>\n")
    }
  }

  private static func screen(_ key: String) -> Self {
    let beside = [
      "device": "scale: 1", "orientation": "scale: 1", "size": "scale: 1",
      "scale": "size: [200, 240]",
    ]
    return Self(
      "screen: {<>}\n" + cells + styles + sections,
      beside: beside[key] ?? "size: [200, 240], scale: 1")
  }

  private static func collectionView(_ key: String) -> Self {
    if key == "isEditing" {
      return Self(
        screen + styles + "layout: list\ncollectionView: {<>}\n"
          + "sections: [{row: {accessories: [delete]}, items: [a, b]}]\n")
    }
    if key == "contentInsetAdjustmentBehavior" {
      return Self(
        device.replacing(", orientation: landscape", with: "") + cells + styles + sections
          + "collectionView: {<>}\n")
    }
    return Self(
      "collectionView: {<>}\n" + whole,
      beside: key.hasPrefix("allows") ? "selected: [0:1, 0:2]" : "")
  }

  // MARK: Layouts

  private static func layout(_ key: String) -> Self {
    switch key {
    case "itemSize": return Self(screen + styles + sections + "layout: {<>}\n")
    case "compositional", "list":
      return Self(screen + styles + "sections: [{style: plain, \(few)}]\nlayout: {<>}\n")
    case "estimatedItemSize":
      return Self(
        screen + styles + "sections: [{style: title, \(items)}]\nlayout: {<>}\n",
        beside: "itemSize: [automatic, automatic]")
    case "sectionHeadersPinToVisibleBounds":
      return Self(
        screen + styles + "sections: [{style: plain, \(bars), \(items)}]\nlayout: {<>}\n"
          + "collectionView: {contentOffset: [0, 90]}\n", beside: "itemSize: [60, 40]")
    case "sectionInsetReference":
      return Self(
        device + styles + "sections: [{style: plain, \(items)}]\nlayout: {<>}\n",
        beside: "itemSize: [61, 40]")
    case "sectionFootersPinToVisibleBounds":
      return Self(
        screen + styles + "sections: [{style: plain, \(bars), \(items)}]\nlayout: {<>}\n",
        beside: "itemSize: [60, 40]")
    default:
      return Self(
        screen + styles + "sections: [{style: plain, \(bars), \(few)}]\nlayout: {<>}\n",
        beside: "itemSize: [61, 40]")
    }
  }

  private static func layoutChange(_ key: String) -> Self {
    guard key != "animated" else {
      return Self(
        whole + "script: [{layout: {<>}}, {capture: now}]\n", beside: "itemSize: [30, 30]")
    }
    if let kind = LayoutKind(rawValue: key) {
      return Self(
        screen + styles + "layout: \(kind.rawValue)\nsections: [{style: plain, items: [a, b]}, "
          + "{style: plain, items: [c]}]\nscript: [{layout: {<>}}, {wait: rest}]\n")
    }
    let setting = layout(key)
    return Self(
      setting.file.replacing("layout: {<>}\n", with: "")
        + "script: [{layout: {<>}}, {wait: rest}]\n", beside: setting.beside)
  }

  private static func itemSize(_ key: String) -> Self {
    let beside = ["height": "width: 30", "columns": "height: 30"]
    return Self(
      screen + styles + "sections: [{style: plain, \(items)}]\nlayout: {itemSize: {<>}}\n",
      beside: beside[key] ?? "")
  }

  // MARK: Sections and items

  private static func section(_ key: String) -> Self {
    if let setting = ofSection(key) { return setting }
    let beside =
      switch key {
      case "style": items
      case "items": "style: plain"
      case "data", "count": "style: photo"
      case "cycle": "style: photo, count: 4"
      case "header", "footer": "style: plain, " + few
      case "orthogonalOffset": "style: plain, orthogonalScrollingBehavior: continuous, " + items
      default: "style: plain, \(bars), " + few
      }
    return Self(
      screen + cells.replacing("60", with: "61") + styles + "sections: [{<>}]\n", beside: beside)
  }

  private static func background(_ key: String) -> Self {
    Self(
      screen + cells + styles
        + "sections: [{style: plain, sectionInset: 20, background: {<>}, \(few)}]\n",
      beside: key == "style" ? "" : "style: card")
  }

  private static func item(_ key: String) -> Self {
    if key == "row" {
      return Self(
        screen + styles + "layout: list\nsections: [{items: [b, {<>}]}]\n", beside: "text: a")
    }
    return Self(
      screen + cells + styles + "sections: [{style: plain, items: [b, {<>}]}]\n",
      beside: "text: a, title: b")
  }

  // MARK: Styles

  /// Returns a scene of one cell in a style.
  private static func inCell(_ style: String, beside: String = "", screen: String = "") -> Self {
    Self(
      "screen: {size: [400, 240], scale: 1\(screen)}\nlayout: {itemSize: [390, 180]}\n"
        + "sections: [{items: [{title: A title that is so long that it takes more than one line, "
        + "photo: lake.jpg}]}]\nstyles: {it: \(style)}\n", beside: beside)
  }

  private static func style(_ key: String) -> Self {
    Self(
      screen + cells + "collectionView: {selected: 0:0, highlighted: 0:1}\n"
        + "styles: {photo: {backgroundColor: systemTeal}, it: {<>}}\n"
        + "sections: [{style: it, items: [a, b]}]\n", beside: "text: \"{text}\"")
  }

  private static func box(_ key: String) -> Self {
    let two =
      "children: [{width: 20, height: 10, backgroundColor: systemRed},"
      + " {width: 30, height: 20, backgroundColor: systemBlue}]"
    let (words, image) = ("text: \"{title}\"", "image: \"{photo}\", width: 80, height: 90")
    let square = "width: 60, height: 60, backgroundColor: systemTeal"
    let beside =
      switch key {
      case "text", "image", "children": "backgroundColor: systemTeal"
      case "axis", "spacing", "align", "padding": two
      case "justify": two + ", height: 90"
      case "width": "height: 30, backgroundColor: systemTeal"
      case "height": "width: 30, backgroundColor: systemTeal"
      case "aspectRatio", "grow": "width: 30, backgroundColor: systemTeal"
      case "maxWidth", "minHeight", "maxHeight": words
      case "minWidth": "height: 30, backgroundColor: systemTeal"
      case "backgroundColor", "gradient": "width: 60, height: 60"
      case "cornerRadius", "borderWidth", "shadow", "alpha": square
      case "corners": square + ", cornerRadius: 20"
      case "borderColor": square + ", borderWidth: 4"
      case _ where BoxModel.controlNames.contains(key): "width: 200"
      case "name": two
      case "constraints":
        "children: [{name: title, width: 20, height: 10, backgroundColor: systemRed}]"
      case "clipsToBounds":
        "width: 60, height: 60, cornerRadius: 20, children: [{grow: 1, backgroundColor: systemRed}]"
      case "contentMode", "tintColor": image
      case "numberOfLines", "lineBreakMode", "adjustsFontSizeToFitWidth": words + ", width: 200"
      default: words + ", width: 380"
      }
    return inCell(
      "{backgroundColor: systemGray3, align: start, children: [{<>}]}", beside: beside)
  }

  private static func control(_ table: String, _ key: String) -> Self {
    let beside =
      switch "\(table).\(key)" {
      case "button.image", "button.showsActivityIndicator", "button.title": "style: gray"
      case "button.imagePlacement", "button.imagePadding":
        "style: gray, title: Save, image: \"{photo}\""
      case "button.style": "title: Save"
      case _ where table == "button": "title: Save, style: filled"
      case "switch.onTintColor": "isOn: true"
      case "slider.minimumValue", "slider.maximumValue", "slider.minimumTrackTintColor":
        "value: 0.5"
      case "stepper.minimumValue": ""
      case "progress.progressTintColor": "progress: 0.5"
      case "pageControl.currentPage", "pageControl.pageIndicatorTintColor",
        "pageControl.currentPageIndicatorTintColor":
        "numberOfPages: 5"
      case "segments.selectedSegmentIndex", "segments.selectedSegmentTintColor",
        "segments.isEnabled":
        "titles: [Day, Week]"
      case "textField.isSecureTextEntry", "textField.isEnabled": "text: abc"
      default: ""
      }
    return inCell(
      "{backgroundColor: systemGray3, align: start, children: [{width: 200, \(table): {<>}}]}",
      beside: beside)
  }

  private static func colorPair(_ key: String) -> Self {
    inCell("{backgroundColor: {<>}, text: x, textColor: systemRed}", screen: ", appearance: \(key)")
  }

  private static func shadow(_ key: String) -> Self {
    inCell(
      "{padding: 30, children: [{grow: 1, backgroundColor: white, shadow: {<>}}]}",
      beside: key == "opacity" ? "" : "opacity: 1")
  }

  // MARK: Scripts

  private static func step(_ key: String) -> Self {
    let script =
      switch key {
      case "wait": "[{delete: 0:0}, {<>}, {capture: now}]"
      case "scroll": "[{<>}, {wait: rest}]"
      case "deselect": "[{select: 0:1}, {<>}]"
      case "unhighlight", "reload": "[{highlight: 0:1}, {<>}]"
      case "tap", "doubleTap": "[{<>}, {wait: rest}]"
      case "lift", "cancel": "[{longPress: {item: 0:1}}, {<>}, {capture: now}]"
      case "longPress", "drag", "fling", "pinch", "turn": "[{<>}, {capture: now}]"
      default: "[{<>}]"
      }
    return Self(whole + "script: \(script)\n")
  }

  /// Returns a touch's table, with the other keys that its example requires.
  private static func finger(_ table: String, _ key: String) -> Self {
    let pinch = "at: [100, 80], from: 30, to: 60"
    let beside =
      switch "\(table).\(key)" {
      case "place.offset": "item: 0:1"
      case "touch.offset": "item: 0:1"
      case "touch.duration", "touch.finger": "item: 0:2"
      case "drag.from": "to: [100, 60]"
      case "drag.to", "drag.through": "from: [100, 200]"
      case "drag.duration", "drag.finger": "from: [100, 200], to: [100, 60]"
      case "way.duration": "to: [100, 120]"
      case "fling.from": "velocity: [0, -900]"
      case "fling.velocity": "from: [100, 200]"
      case "fling.duration", "fling.finger": "from: [100, 200], velocity: [0, -900]"
      case "pinch.from": "at: [100, 80], to: 60"
      case "pinch.to": "at: [100, 80], from: 30"
      case "pinch.at", "pinch.item": "from: 30, to: 60"
      case "pinch.view", "pinch.button": "from: 30, to: 60"
      case "pinch.offset": "item: 0:1, from: 30, to: 40"
      case _ where table == "pinch": pinch
      default: ""
      }
    let step =
      switch table {
      case "place": "{drag: {from: {<>}, to: [100, 40]}}"
      case "touch": "{tap: {<>}}"
      case "way": "{drag: {from: [100, 200], through: [{<>}]}}"
      default: "{\(table): {<>}}"
      }
    return Self(
      whole + "script: [\(step), {wait: 0.1}, {capture: now}]\n", beside: beside)
  }

  private static func scroll(_ key: String) -> Self {
    let beside = ["at": "item: 0:20", "section": "to: [50, 0]", "animated": "to: [0, 100]"]
    let line = "{style: plain, orthogonalScrollingBehavior: continuous, \(items)}"
    let file =
      key == "section"
      ? screen + cells + styles + "sections: [{style: plain, items: [a]}, \(line)]\n" : whole
    return Self(file + "script: [{scroll: {<>}}, {capture: now}]\n", beside: beside[key] ?? "")
  }

  private static func change(_ table: String, _ key: String) -> Self {
    let beside =
      switch "\(table).\(key)" {
      case "insert.at": "items: [Milk]"
      case "insert.items": "at: 0:0"
      case "move.from": "to: 0:1"
      case "move.to": "from: 0:3"
      default: ""
      }
    return Self(
      whole + "script: [{highlight: 0:4}, {\(table): {<>}}]\n", beside: beside)
  }
}
