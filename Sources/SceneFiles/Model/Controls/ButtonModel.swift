import UIKit

/// A `UIButton` with a configuration.
struct ButtonModel: ControlModel {
  var title: Located<Template>?
  var subtitle: Located<Template>?
  var image: Located<Template>?
  var imagePlacement = Placement.leading
  var imagePadding = 0.0
  var style = Style.plain
  var size = Size.medium
  var cornerStyle = CornerStyle.dynamic
  var state = State.normal
  var baseForegroundColor: Located<ColorModel>?
  var baseBackgroundColor: Located<ColorModel>?
  var showsActivityIndicator: Located<FieldValue>?

  enum Style: String, CaseIterable, Sendable { case plain, gray, tinted, filled }
  enum Size: String, CaseIterable, Sendable { case mini, small, medium, large }
  enum Placement: String, CaseIterable, Sendable { case leading, trailing, top, bottom }
  enum State: String, CaseIterable, Sendable { case normal, highlighted, selected, disabled }
  enum CornerStyle: String, CaseIterable, Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }

  var texts: [Located<Template>] { [title, subtitle, image].compactMap { $0 } }
  var images: [Located<Template>] { [image].compactMap { $0 } }
  var values: [Located<FieldValue>] { [showsActivityIndicator].compactMap { $0 } }
  var colors: [Located<ColorModel>] {
    [baseForegroundColor, baseBackgroundColor].compactMap { $0 }
  }

  static let codec = Codec<Located<Template>>.words.map(
    { ButtonModel(title: $0) }, show: { $0.title?.value.source ?? "" }
  ).or(.table)

  static let table = Table<ButtonModel>(
    "button", "A `UIButton`. Text alone is its title.", keys: contentKeys + appearanceKeys)

  private static let contentKeys: [Key<ButtonModel>] = [
    Key(
      "title", optional: \.title, .words, without: "no title", example: "\"{title}\"", "Its text."
    ),
    Key(
      "subtitle", optional: \.subtitle, .words, without: "no subtitle", example: "Every day",
      "Smaller text below the title."),
    Key(
      "image", optional: \.image, .imagePath, without: "no image", example: "\"{photo}\"",
      "The path of a PNG or JPEG file, from the scene file's folder on, whose shape is shown."),
    Key(
      "imagePlacement", \.imagePlacement, .choice, needs: ["image"], example: "trailing",
      "The side of the text that the image is on."),
    Key(
      "imagePadding", \.imagePadding, .length, unit: "points", needs: ["image"], example: "8",
      "The distance between the image and the text."),
    Key(
      "showsActivityIndicator", optional: \.showsActivityIndicator, FieldValue.boolean.located,
      without: "false", example: "true", "Whether an activity indicator replaces the image."),
  ]

  private static let appearanceKeys: [Key<ButtonModel>] = [
    Key("style", \.style, .choice, example: "filled", "The button's UIKit configuration."),
    Key("size", \.size, .choice, example: "large", "The size of its text and margins."),
    Key("cornerStyle", \.cornerStyle, .choice, example: "capsule", "The shape of its corners."),
    Key("state", \.state, .choice, example: "disabled", "The button's state."),
    .color(
      "baseForegroundColor", \.baseForegroundColor, "systemGreen", "The colour of the text."),
    .color(
      "baseBackgroundColor", \.baseBackgroundColor, "systemGreen",
      "The background colour; a `plain` button has none."),
  ]

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    var configuration = style.configuration
    configuration.title = setting.text(title)
    configuration.subtitle = setting.text(subtitle)
    configuration.image = setting.image(image)?.withRenderingMode(.alwaysTemplate)
    configuration.imagePlacement = imagePlacement.edge
    configuration.imagePadding = imagePadding
    configuration.buttonSize = size.uiSize
    configuration.cornerStyle = cornerStyle.uiStyle
    configuration.showsActivityIndicator = setting.isTrue(showsActivityIndicator)
    if let color = setting.color(baseForegroundColor) { configuration.baseForegroundColor = color }
    if let color = setting.color(baseBackgroundColor) { configuration.baseBackgroundColor = color }
    let button = UIButton(configuration: configuration)
    button.isEnabled = state != .disabled
    button.isHighlighted = state == .highlighted
    button.isSelected = state == .selected
    return button
  }
}

extension ButtonModel.Style {
  @MainActor
  var configuration: UIButton.Configuration {
    switch self {
    case .plain: .plain()
    case .gray: .gray()
    case .tinted: .tinted()
    case .filled: .filled()
    }
  }
}

extension ButtonModel.Size {
  var uiSize: UIButton.Configuration.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension ButtonModel.Placement {
  var edge: NSDirectionalRectEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension ButtonModel.CornerStyle {
  var uiStyle: UIButton.Configuration.CornerStyle {
    switch self {
    case .fixed: .fixed
    case .dynamic: .dynamic
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .capsule: .capsule
    }
  }
}
