import UIKit

/// A control of a box, by UIKit's names.
protocol ControlModel: TableDecodable {
  /// The texts and image paths whose fields an item must have.
  var texts: [Located<Template>] { get }
  /// The image paths.
  var images: [Located<Template>] { get }
  var values: [Located<FieldValue>] { get }
  var colors: [Located<ColorModel>] { get }

  /// Whether the control fills the available width.
  static var isWide: Bool { get }

  /// Returns the control for an item.
  @MainActor func view(_ setting: ControlSetting) -> UIView
}

extension ControlModel {
  static var isWide: Bool { false }
  var texts: [Located<Template>] { [] }
  var images: [Located<Template>] { [] }
  var values: [Located<FieldValue>] { [] }
  var colors: [Located<ColorModel>] { [] }
}

/// The resolved texts, values and colours of a control.
@MainActor
struct ControlSetting {
  let box: BoxModel
  let resolver: BoxResolver
  let fields: [String: String]

  /// Returns a resolved text, or nil if it is missing or empty.
  func text(_ template: Located<Template>?) -> String? {
    let text = template?.value.text(fields)
    return text?.isEmpty == false ? text : nil
  }

  func image(_ template: Located<Template>?) -> UIImage? {
    text(template).flatMap { resolver.images[$0] }
  }

  func color(_ color: Located<ColorModel>?) -> UIColor? { resolver.color(color, fields) }

  func isTrue(_ value: Located<FieldValue>?, otherwise: Bool = false) -> Bool {
    value.map { $0.value.isTrue(fields) } ?? otherwise
  }

  func number(_ value: Located<FieldValue>?, otherwise: Double = 0) -> Double {
    value.map { $0.value.number(fields) } ?? otherwise
  }
}

/// A control of a box for an item.
@MainActor
struct ResolvedControl {
  let model: any ControlModel
  let setting: ControlSetting

  /// Whether the control fills the available width.
  var isWide: Bool { type(of: model).isWide }

  /// Returns a new view.
  func view() -> UIView {
    let view = model.view(setting)
    if let tint = setting.color(setting.box.tintColor) { view.tintColor = tint }
    return view
  }
}

/// The controls of a box, which follow its text in this order.
struct BoxControls: Sendable {
  var button: ButtonModel?
  var toggle: SwitchModel?
  var slider: SliderModel?
  var progress: ProgressModel?
  var stepper: StepperModel?
  var segments: SegmentsModel?
  var pageControl: PageControlModel?
  var activity: ActivityModel?
  var textField: TextFieldModel?
  var searchBar: SearchBarModel?

  private var isEmpty: Bool {
    button == nil && toggle == nil && slider == nil && progress == nil && stepper == nil
      && segments == nil && pageControl == nil && activity == nil && textField == nil
      && searchBar == nil
  }

  var all: [any ControlModel] {
    guard !isEmpty else { return [] }
    let models: [(any ControlModel)?] = [
      button, toggle, slider, progress, stepper, segments, pageControl, activity, textField,
      searchBar,
    ]
    return models.compactMap { $0 }
  }
}

extension Codec where Value == Located<Template> {
  /// Human-readable text with fields.
  static let words = Codec<String>.words.map({ Template($0) }, show: { $0.source }).located
  /// The path of an image, with fields.
  static let imagePath = Codec<String>.text(.path).map({ Template($0) }, show: { $0.source })
    .located
}

extension Key where Value: ControlModel {
  /// The key for whether a control is enabled.
  static func isEnabled(
    _ path: any WritableKeyPath<Value, Located<FieldValue>?> & Sendable
  ) -> Self {
    Key(
      "isEnabled", optional: path, FieldValue.boolean.located, without: "true", example: "false",
      "Whether it is enabled; a disabled control is dimmed.")
  }

  /// A key for the colour of a part.
  static func color(
    _ name: String, _ path: any WritableKeyPath<Value, Located<ColorModel>?> & Sendable,
    _ example: String, _ summary: String
  ) -> Self {
    Key(
      name, optional: path, ColorModel.codec.located, without: "UIKit's", example: example,
      summary)
  }
}
