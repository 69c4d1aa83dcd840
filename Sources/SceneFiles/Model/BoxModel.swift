import UIKit

/// A rectangle of a cell that shows an image, a text, controls and child boxes in a row.
struct BoxModel: TableDecodable {
  // Content
  var text: Located<Template>?
  var image: Located<Template>?
  var controls = BoxControls()
  var children: [BoxModel] = []
  var name: String?
  var constraints: [Located<String>] = []
  var axis = Axis.vertical
  var spacing = 0.0
  var align = Align.fill
  var justify = Justify.start

  // Size
  var padding = UIEdgeInsets.zero
  var width: Double?
  var height: Double?
  var minWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var maxHeight: Double?
  var aspectRatio: Double?
  var grow = 0.0

  // Appearance
  var backgroundColor: Located<ColorModel>?
  var gradient: [Located<ColorModel>] = []
  var cornerRadius = 0.0
  var corners = Corners.all
  var borderWidth = 0.0
  var borderColor: Located<ColorModel>?
  var shadow: ShadowModel?
  var alpha = 1.0
  var clipsToBounds = false

  // Text
  var font = FontModel()
  var textColor: Located<ColorModel>?
  var textAlignment = Alignment.natural
  var numberOfLines = 1
  var lineBreakMode = LineBreak.byTruncatingTail
  var adjustsFontSizeToFitWidth = false

  // Image
  var contentMode = ContentMode.scaleAspectFill
  var tintColor: Located<ColorModel>?

  static let table = Table<BoxModel>(
    "box",
    "A rectangle. It shows its `image`, its `text`, its controls and its `children`, one after the "
      + "other along its `axis`; an empty image, text or box takes no space.",
    keys: contentKeys + controlKeys + sizeKeys + appearanceKeys + textKeys + imageKeys)
}

extension BoxModel {
  enum Axis: String, CaseIterable, Sendable { case vertical, horizontal, depth }
  enum Align: String, CaseIterable, Sendable { case fill, start, center, end }
  enum Justify: String, CaseIterable, Sendable { case start, center, end, spaceBetween }
  enum Corners: String, CaseIterable, Sendable { case all, top, bottom, leading, trailing }
  enum Alignment: String, CaseIterable, Sendable { case natural, left, center, right, justified }
  enum LineBreak: String, CaseIterable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
  enum ContentMode: String, CaseIterable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
  }
}

/// The shadow of a box.
struct ShadowModel: TableDecodable {
  var color: Located<ColorModel>?
  var opacity = 0.2
  var radius = 8.0
  var offset = CGSize(width: 0, height: 2)

  static let table = Table<ShadowModel>(
    "shadow", "The shadow under a box.",
    keys: [
      Key(
        "color", optional: \.color, ColorModel.codec.located, without: "black",
        example: "systemIndigo",
        "The shadow's colour."),
      Key("opacity", \.opacity, .fraction, example: "0.15", "The opacity of the shadow."),
      Key(
        "radius", \.radius, .number(0...200), unit: "points", example: "12",
        "The blur radius of its edge."
      ),
      Key(
        "offset", \.offset, .shift, unit: "points", example: "[0, 4]",
        "The distance of the shadow from the box, to the right and down."),
    ])
}
