import SceneRendering

/// The names of keys and words in other tools: CSS, SwiftUI, Android, Figma.
enum ForeignNames {
  /// Returns the key of a table for another tool's name.
  ///
  /// - Returns: The key, and what to write, which may be a key inside its table.
  static func key(_ name: String, among keys: [String]) -> (key: String, written: String)? {
    let name = folded(name)
    if let key = foreignKey(name, keys) { return key }
    // One side of a key for all sides: `margin-left`, `paddingTop`.
    guard let side = sides.first(where: name.hasSuffix) else { return nil }
    let whole = String(name.dropLast(side.count))
    return keys.first { $0.lowercased() == whole }.map { ($0, $0) } ?? foreignKey(whole, keys)
  }

  private static func foreignKey(
    _ name: String, _ keys: [String]
  ) -> (key: String, written: String)? {
    for written in self.keys[name] ?? [] {
      let key = String(written.prefix { $0 != ":" })
      if keys.contains(key) { return (key, written) }
    }
    return nil
  }

  private static let sides = [
    "top", "left", "bottom", "right", "leading", "trailing", "horizontal", "vertical",
  ]

  /// Returns the word for another tool's word.
  static func word(_ name: String, among words: [String]) -> String? {
    self.words[folded(name)]?.first(where: words.contains)
  }

  /// Returns the folded name: `font-size`, `font_size` and `fontSize` are equal.
  private static func folded(_ name: String) -> String {
    name.filter { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// The keys for each foreign name; the first that a table has applies.
  private static let keys: [String: [String]] = [
    // Colours and appearance
    "color": ["textColor"], "colour": ["textColor"], "foreground": ["textColor"],
    "foregroundcolor": ["textColor"], "fontcolor": ["textColor"],
    "background": ["backgroundColor"], "bg": ["backgroundColor"], "bgcolor": ["backgroundColor"],
    "fill": ["backgroundColor"], "fillcolor": ["backgroundColor"],
    "lineargradient": ["gradient"], "opacity": ["alpha"],
    "borderradius": ["cornerRadius"], "radius": ["cornerRadius"], "rounded": ["cornerRadius"],
    "border": ["borderWidth"], "stroke": ["borderWidth"], "strokewidth": ["borderWidth"],
    "strokecolor": ["borderColor"], "outline": ["borderWidth"],
    "boxshadow": ["shadow"], "dropshadow": ["shadow"], "elevation": ["shadow"],
    "shadowcolor": ["shadow: {color: …}"], "shadowradius": ["shadow: {radius: …}", "radius"],
    "shadowopacity": ["shadow: {opacity: …}"], "shadowoffset": ["shadow: {offset: …}"],
    "blur": ["radius"], "x": ["offset"], "y": ["offset"], "alpha": ["opacity"],
    "overflow": ["clipsToBounds"],
    "clip": ["clipsToBounds"], "maskstobounds": ["clipsToBounds"],
    // Sizes and positions
    "margin": ["padding", "sectionInset", "contentInset"],
    "padding": ["sectionInset", "contentInset"],
    "inset": ["padding", "sectionInset", "contentInset"],
    "insets": ["padding", "sectionInset", "contentInset"],
    "gap": ["spacing", "minimumInteritemSpacing"],
    "spacing": ["minimumInteritemSpacing"], "itemspacing": ["minimumInteritemSpacing"],
    "columngap": ["minimumInteritemSpacing"], "interitemspacing": ["minimumInteritemSpacing"],
    "rowgap": ["minimumLineSpacing"], "linespacing": ["minimumLineSpacing"],
    "flex": ["grow"], "flexgrow": ["grow"], "layoutweight": ["grow"],
    "flexdirection": ["axis"], "direction": ["axis", "scrollDirection"],
    "orientation": ["axis", "scrollDirection"],
    "alignitems": ["align"], "alignment": ["align"], "justifycontent": ["justify"],
    "distribution": ["justify"], "ratio": ["aspectRatio"],
    "columns": ["itemSize: {columns: …}"], "cellsize": ["itemSize"],
    "gridtemplatecolumns": ["itemSize: {columns: …}"],
    "numberofcolumns": ["itemSize: {columns: …}"],
    "size": ["itemSize", "width", "screen: {size: …}"],
    "width": ["size", "itemSize: {width: …}"], "height": ["size", "itemSize: {height: …}"],
    // Texts
    "fontsize": ["font: {size: …}"], "textsize": ["font: {size: …}"],
    "fontweight": ["font: {weight: …}"], "fontstyle": ["font: {italic: …}", "italic"],
    "fontfamily": ["font: {design: …}", "design"], "textstyle": ["font"], "typography": ["font"],
    "bold": ["font: {weight: …}", "weight"], "italic": ["font: {italic: …}"],
    "textalign": ["textAlignment"], "maxlines": ["numberOfLines"], "lines": ["numberOfLines"],
    "lineclamp": ["numberOfLines"], "linelimit": ["numberOfLines"],
    "textoverflow": ["lineBreakMode"], "ellipsize": ["lineBreakMode"],
    "whitespace": ["lineBreakMode"], "truncationmode": ["lineBreakMode"],
    "label": ["text", "title"], "title": ["text"], "content": ["text", "children"],
    "string": ["text"],
    // Images and boxes
    "src": ["image", "data"], "source": ["image", "data"], "img": ["image"],
    "picture": ["image"], "icon": ["image"], "objectfit": ["contentMode"],
    "resizemode": ["contentMode"], "scaletype": ["contentMode"], "backgroundsize": ["contentMode"],
    "tint": ["tintColor"], "subviews": ["children"], "views": ["children"], "body": ["children"],
    "extends": ["like"], "inherits": ["like"], "basedon": ["like"], "pressed": ["highlighted"],
    "active": ["highlighted"], "hover": ["highlighted"],
    // Controls and constraints
    "toggle": ["switch"], "checkbox": ["switch"], "range": ["slider"], "seekbar": ["slider"],
    "progressbar": ["progress"], "progressview": ["progress"], "spinner": ["activity"],
    "activityindicator": ["activity"], "segmentedcontrol": ["segments"], "tabs": ["segments"],
    "picker": ["segments"], "input": ["textField"], "textinput": ["textField"],
    "edittext": ["textField"], "searchfield": ["searchBar"], "pager": ["pageControl"],
    "checked": ["isOn", "selected"], "disabled": ["isEnabled"], "enabled": ["isEnabled"],
    "max": ["maximumValue"], "min": ["minimumValue"], "variant": ["style"],
    "id": ["name"], "identifier": ["name"], "anchors": ["constraints"],
    // Screens and sections
    "theme": ["appearance", "screen: {appearance: …}"], "mode": ["appearance"],
    "appearance": ["screen: {appearance: …}"], "colorscheme": ["appearance"],
    "userinterfacestyle": ["appearance"], "layoutdirection": ["direction"],
    "scale": ["screen: {scale: …}"], "itemsize": ["layout: {itemSize: …}"],
    "backgroundcolor": ["collectionView: {backgroundColor: …}"],
    "dynamictype": ["textSize"], "contentsizecategory": ["textSize"], "fontscale": ["textSize"],
    "pixelratio": ["scale"], "dpr": ["scale"], "dpi": ["scale"],
    "rows": ["items", "sections"], "cells": ["items", "styles"], "children": ["items", "sections"],
    "elements": ["items", "sections"], "file": ["data"], "csv": ["data"], "repeat": ["count"],
    "templates": ["styles"], "components": ["styles"], "classes": ["styles"],
    "items": ["sections"], "data": ["sections"], "steps": ["script"], "actions": ["script"],
    "viewport": ["screen"], "device": ["screen: {device: …}"], "view": ["collectionView"],
    "description": ["summary"], "delay": ["wait"], "sleep": ["wait"], "screenshot": ["capture"],
    "snapshot": ["capture"], "tap": ["select"], "remove": ["delete"], "add": ["insert"],
  ]

  private static let words: [String: [String]] = [
    "transparent": ["clear"], "none": ["clear"], "grey": ["gray"], "lightgrey": ["lightGray"],
    "darkgrey": ["darkGray"], "pink": ["systemPink"], "teal": ["systemTeal"],
    "mint": ["systemMint"], "indigo": ["systemIndigo"], "violet": ["purple"], "navy": ["blue"],
    "aqua": ["cyan"], "fuchsia": ["magenta"], "primary": ["label"],
    "secondary": ["secondaryLabel"], "accentcolor": ["tintColor"],
    "background": ["systemBackground"],
    "row": ["horizontal"], "column": ["vertical"], "hstack": ["horizontal"],
    "vstack": ["vertical"], "zstack": ["depth"], "stack": ["depth"],
    "flexstart": ["start"], "flexend": ["end"], "leading": ["start", "left"],
    "trailing": ["end", "right"], "left": ["start", "leading"], "right": ["end", "trailing"],
    "middle": ["center"], "stretch": ["fill", "scaleToFill"], "cover": ["scaleAspectFill"],
    "contain": ["scaleAspectFit"], "aspectfit": ["scaleAspectFit"], "fit": ["scaleAspectFit"],
    "aspectfill": ["scaleAspectFill"], "fill": ["scaleToFill"], "ltr": ["leftToRight"],
    "rtl": ["rightToLeft"], "auto": ["automatic"], "100%": ["fill"],
    "matchparent": ["fill"], "wrapcontent": ["automatic"], "fitcontent": ["automatic"],
    "ellipsis": ["byTruncatingTail"], "truncate": ["byTruncatingTail"],
    "wordwrap": ["byWordWrapping"], "normal": ["regular", "default"], "mono": ["monospaced"],
    "h1": ["largeTitle"], "h2": ["title1"], "h3": ["title2"], "h4": ["title3"],
    "subtitle": ["subheadline"], "caption": ["caption1"], "small": ["footnote"],
  ]
}
