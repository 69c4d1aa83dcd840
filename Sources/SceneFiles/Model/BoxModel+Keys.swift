import UIKit

extension BoxModel {
  /// The keys of linear layout, which constraints replace.
  private static let layoutNames = ["align", "axis", "justify", "spacing"]

  static let contentKeys: [Key<BoxModel>] = [
    Key(
      "text", optional: \.text, .words,
      without: "no text", example: "\"{title}\"",
      "A text. `{name}` is replaced by the item's field of that name; `{name|none}` by \"none\" if"
        + " it has no such field; `{{` and `}}` by braces."),
    Key(
      "image", optional: \.image, .imagePath,
      without: "no image", example: "\"{photo}\"",
      "The path of a PNG or JPEG file, from the scene file's folder on. `@2x` or `@3x` at the"
        + " end of its name gives its pixels per point."),
    Key(
      "children", \.children, .list(of: .table), example: "[{text: \"{title}\"}]",
      "Boxes inside this one."),
    Key(
      "name", optional: \.name, .text(.boxName), without: "no name", example: "title",
      "Its name in the `constraints` of the box around it."),
    Key(
      "constraints", \.constraints, .list(of: Codec<String>.text(.sentence).located, 1...200),
      needs: ["children"], excludes: layoutNames, example: "[\"H:|-10-[title]\"]",
      "The children's constraints, in the visual format language or as equations: `a.top =="
        + " b.bottom + "
        + "8`, of boxes with a `name`, and of `superview`. An image, a text or a control is "
        + "behind them."),
    Key(
      "axis", \.axis, .choice, excludes: ["constraints"], example: "horizontal",
      """
      The direction of the content: one below the other, beside the other, or in front of the other.
      """
    ),
    Key(
      "spacing", \.spacing, .length, unit: "points", excludes: ["constraints"], example: "8",
      "The distance between the elements along the axis."),
    Key(
      "align", \.align, .choice, excludes: ["constraints"], example: "center",
      "The alignment of the content across the axis; in `depth`, the horizontal alignment. With"
        + " `fill` in `depth`, every child is as large as the box, and a child's own lengths are"
        + " minimums of the box's."),
    Key(
      "justify", \.justify, .choice, excludes: ["constraints"], example: "spaceBetween",
      """
      The distribution of the content along the axis when there is space left and nothing grows; \
      in `depth`, \
      from top to bottom.
      """
    ),
  ]

  static let sizeKeys: [Key<BoxModel>] = [
    Key(
      "padding", \.padding, .insets(of: .length), unit: "points", example: "[8, 12]",
      "The space between the edges and the content."),
    Key(
      "width", optional: \.width, .length, unit: "points", without: "that of the content",
      example: "44", "The width."),
    Key(
      "height", optional: \.height, .length, unit: "points", without: "that of the content",
      example: "44", "The height."),
    Key(
      "minWidth", optional: \.minWidth, .length, unit: "points", without: "no limit",
      example: "120", "The minimum width, where there is room."),
    Key(
      "minHeight", optional: \.minHeight, .length, unit: "points", without: "no limit",
      example: "90", "The minimum height."),
    Key(
      "maxHeight", optional: \.maxHeight, .length, unit: "points", without: "no limit",
      example: "12", "The maximum height; its content may extend past it."),
    Key(
      "maxWidth", optional: \.maxWidth, .length, unit: "points", without: "no limit",
      example: "280", "The maximum width."),
    Key(
      "aspectRatio", optional: \.aspectRatio, .number(0.01...100), without: "that of the content",
      example: "1.5", "Width divided by height, where the height is not given."),
    Key(
      "grow", \.grow, .number(0...1_000), example: "1",
      """
      Its share of the space that is left along the axis. A box with an image and no \
      size takes one share.
      """
    ),
  ]

  static let appearanceKeys: [Key<BoxModel>] = [
    Key(
      "backgroundColor", optional: \.backgroundColor, ColorModel.codec.located, without: "none",
      example: "systemGray6", "The background colour."),
    Key(
      "gradient", \.gradient, .list(of: ColorModel.codec.located, 0...16),
      example: "[systemPink, systemOrange]",
      "Colours from top to bottom, over the background colour."),
    Key(
      "cornerRadius", \.cornerRadius, .number(0...10_000), unit: "points", example: "12",
      "The radius of the corners; at most half the shorter side."),
    Key("corners", \.corners, .choice, example: "top", "Which corners are round."),
    Key(
      "borderWidth", \.borderWidth, .number(0...1_000), unit: "points", example: "1",
      "The width of the line along the edges, inside them."),
    Key(
      "borderColor", optional: \.borderColor, ColorModel.codec.located, without: "separator",
      needs: ["borderWidth"], example: "systemBlue", "The colour of the line along the edges."),
    Key(
      "shadow", optional: \.shadow, .table, without: "none", example: "{radius: 12, opacity: 0.15}",
      "A shadow under the box."),
    Key("alpha", \.alpha, .fraction, example: "0.5", "The opacity of the box and its content."),
    Key(
      "clipsToBounds", \.clipsToBounds, .boolean, example: "true",
      "Whether its content is cut off at its edges and corners. An image always is."),
  ]

  static let textKeys: [Key<BoxModel>] = [
    Key(
      "font", \.font, FontModel.codec, needs: ["text", "textField"],
      example: "{textStyle: headline}", "The font of the text."),
    Key(
      "textColor", optional: \.textColor, ColorModel.codec.located, without: "label",
      needs: ["text", "textField"], example: "secondaryLabel", "The colour of the text."),
    Key(
      "textAlignment", \.textAlignment, .choice, needs: ["text", "textField"], example: "center",
      "The alignment of the lines; `natural` is the leading side."),
    Key(
      "numberOfLines", \.numberOfLines, .whole(0...10_000), unit: "lines", needs: ["text"],
      example: "2", "The maximum number of lines; 0 has no limit."),
    Key(
      "lineBreakMode", \.lineBreakMode, .choice, needs: ["text"], example: "byTruncatingMiddle",
      "Where a text that is too long is broken or cut."),
    Key(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .boolean, needs: ["text"],
      example: "true", "Whether one line becomes smaller to fit."),
  ]

  static let imageKeys: [Key<BoxModel>] = [
    Key(
      "contentMode", \.contentMode, .choice, needs: ["image"], example: "scaleAspectFit",
      "How the image fills its frame."),
    Key(
      "tintColor", optional: \.tintColor, ColorModel.codec.located,
      without: "the image's own colours, systemBlue",
      needs: ["image"] + controlNames, example: "systemBlue",
      "The colour of the image's shape, and the tint colour of controls."),
  ]
}

extension TextRule {
  /// The rule of a box's name in constraints.
  static let boxName = TextRule(
    "a name of letters, digits and _ that begins with a letter", short: "name",
    pattern: "^[A-Za-z][A-Za-z0-9_]{0,99}$",
    allows: { name in fieldName.allows(name) && !name.contains("-") })
  /// The rule of a constraint's text.
  static let sentence = TextRule(
    "a constraint, such as \"H:|-[title]-|\" or \"title.top == superview.top\"",
    short: "constraint")

  /// The rule of a path below the scene file's folder.
  static let path = TextRule(
    "the path of a file", short: "path", pattern: "^[^\\u0000]*$",
    allows: { !$0.unicodeScalars.contains("\u{0}") })
}
