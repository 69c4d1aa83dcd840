import UIKit

/// A `UISegmentedControl`.
struct SegmentsModel: ControlModel {
  var titles: [Located<Template>] = []
  var selectedSegmentIndex: Located<FieldValue>?
  var selectedSegmentTintColor: Located<ColorModel>?
  var isEnabled: Located<FieldValue>?

  var texts: [Located<Template>] { titles }
  var values: [Located<FieldValue>] { [selectedSegmentIndex, isEnabled].compactMap { $0 } }
  var colors: [Located<ColorModel>] { [selectedSegmentTintColor].compactMap { $0 } }

  private static let words = Codec<[Located<Template>]>.list(of: .words, 1...20)

  static let codec = words.map(
    { SegmentsModel(titles: $0) }, show: { "[\($0.titles.map(\.value.source))]" }
  ).or(.table)

  static let table = Table<SegmentsModel>(
    "segments", "A `UISegmentedControl`. A list alone has its titles; the first is selected then.",
    keys: [
      Key("titles", \.titles, words, example: "[Day, Week]", "The titles of the segments."),
      Key(
        "selectedSegmentIndex", optional: \.selectedSegmentIndex,
        FieldValue.whole(-1...19).located, without: "0", example: "1",
        "The selected segment, from 0; -1 for none. A field can set it: `\"{name}\"`."),
      .color(
        "selectedSegmentTintColor", \.selectedSegmentTintColor, "systemYellow",
        "The background colour of the selected segment."),
      .isEnabled(\.isEnabled),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UISegmentedControl(items: titles.map { setting.text($0) ?? "" })
    let index = Int(setting.number(selectedSegmentIndex))
    view.selectedSegmentIndex = min(index, titles.count - 1)
    view.selectedSegmentTintColor = setting.color(selectedSegmentTintColor)
    view.isEnabled = setting.isTrue(isEnabled, otherwise: true)
    return view
  }
}

/// A `UITextField`.
struct TextFieldModel: ControlModel {
  var text: Located<Template>?
  var placeholder: Located<Template>?
  var borderStyle = BorderStyle.roundedRect
  var isSecureTextEntry = false
  var isEnabled: Located<FieldValue>?

  enum BorderStyle: String, CaseIterable, Sendable { case none, line, bezel, roundedRect }

  var texts: [Located<Template>] { [text, placeholder].compactMap { $0 } }
  var values: [Located<FieldValue>] { [isEnabled].compactMap { $0 } }

  static let isWide = true

  static let codec = Codec<Located<Template>>.words.map(
    { TextFieldModel(text: $0) }, show: { $0.text?.value.source ?? "" }
  ).or(.table)

  static let table = Table<TextFieldModel>(
    "textField",
    "A `UITextField`, with the box's `font`, `textColor` and `textAlignment`. Text alone is its"
      + " content.",
    keys: [
      Key(
        "text", optional: \.text, .words, without: "no text", example: "\"{title}\"",
        "Its content."),
      Key(
        "placeholder", optional: \.placeholder, .words, without: "no placeholder",
        example: "Name", "The text shown while it is empty."),
      Key(
        "borderStyle", \.borderStyle, .choice, example: "line", "The style of its border."),
      Key(
        "isSecureTextEntry", \.isSecureTextEntry, .boolean, needs: ["text"], example: "true",
        "Whether dots replace its characters."),
      .isEnabled(\.isEnabled),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UITextField(frame: .zero)
    view.borderStyle = borderStyle.uiStyle
    view.font = setting.box.font.font(at: setting.resolver.textSize)
    view.textColor = setting.color(setting.box.textColor) ?? setting.resolver.named("label")
    view.textAlignment = setting.box.textAlignment.uiAlignment
    view.isSecureTextEntry = isSecureTextEntry
    view.placeholder = setting.text(placeholder)
    view.text = setting.text(text)
    view.isEnabled = setting.isTrue(isEnabled, otherwise: true)
    return view
  }
}

extension TextFieldModel.BorderStyle {
  var uiStyle: UITextField.BorderStyle {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}

/// A `UISearchBar`.
struct SearchBarModel: ControlModel {
  var text: Located<Template>?
  var placeholder: Located<Template>?
  var searchBarStyle = Style.standard
  var showsCancelButton = false

  enum Style: String, CaseIterable, Sendable {
    case standard = "default"
    case prominent, minimal
  }

  var texts: [Located<Template>] { [text, placeholder].compactMap { $0 } }

  static let isWide = true

  static let codec = Codec<Located<Template>>.words.map(
    { SearchBarModel(text: $0) }, show: { $0.text?.value.source ?? "" }
  ).or(.table)

  static let table = Table<SearchBarModel>(
    "searchBar", "A `UISearchBar`. Text alone is its content.",
    keys: [
      Key(
        "text", optional: \.text, .words, without: "no text", example: "\"{title}\"",
        "Its content."),
      Key(
        "placeholder", optional: \.placeholder, .words, without: "no placeholder",
        example: "Search", "The text shown while it is empty."),
      Key(
        "searchBarStyle", \.searchBarStyle, .choice, example: "minimal",
        "Whether it has a bar's background; `minimal` has none."),
      Key(
        "showsCancelButton", \.showsCancelButton, .boolean, example: "true",
        "Whether a Cancel button is beside the field."),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UISearchBar(frame: .zero)
    view.searchBarStyle =
      switch searchBarStyle {
      case .standard: .default
      case .prominent: .prominent
      case .minimal: .minimal
      }
    view.placeholder = setting.text(placeholder)
    view.text = setting.text(text)
    view.showsCancelButton = showsCancelButton
    return view
  }
}
