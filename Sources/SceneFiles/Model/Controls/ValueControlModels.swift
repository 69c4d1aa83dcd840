import UIKit

/// A `UISwitch`.
struct SwitchModel: ControlModel {
  var isOn: Located<FieldValue>?
  var isEnabled: Located<FieldValue>?
  var onTintColor: Located<ColorModel>?
  var thumbTintColor: Located<ColorModel>?

  var values: [Located<FieldValue>] { [isOn, isEnabled].compactMap { $0 } }
  var colors: [Located<ColorModel>] { [onTintColor, thumbTintColor].compactMap { $0 } }

  static let codec = FieldValue.boolean.located.map(
    { SwitchModel(isOn: $0) }, show: { $0.isOn?.value.template.source ?? "" }
  ).or(.table)

  static let table = Table<SwitchModel>(
    "switch", "A `UISwitch`. `true` or `false` alone turns it on or off.",
    keys: [
      Key(
        "isOn", optional: \.isOn, FieldValue.boolean.located, without: "false", example: "true",
        "Whether it is on; a field can set it: `\"{name}\"`."),
      .isEnabled(\.isEnabled),
      .color(
        "onTintColor", \.onTintColor, "systemPurple",
        "The colour of its background while it is on."),
      .color("thumbTintColor", \.thumbTintColor, "systemGray2", "The colour of its thumb."),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UISwitch(frame: .zero)
    view.isOn = setting.isTrue(isOn)
    view.isEnabled = setting.isTrue(isEnabled, otherwise: true)
    view.onTintColor = setting.color(onTintColor)
    view.thumbTintColor = setting.color(thumbTintColor)
    return view
  }
}

/// A `UISlider`.
struct SliderModel: ControlModel {
  var value: Located<FieldValue>?
  var minimumValue: Located<FieldValue>?
  var maximumValue: Located<FieldValue>?
  var isEnabled: Located<FieldValue>?
  var minimumTrackTintColor: Located<ColorModel>?
  var maximumTrackTintColor: Located<ColorModel>?
  var thumbTintColor: Located<ColorModel>?

  var values: [Located<FieldValue>] {
    [value, minimumValue, maximumValue, isEnabled].compactMap { $0 }
  }
  var colors: [Located<ColorModel>] {
    [minimumTrackTintColor, maximumTrackTintColor, thumbTintColor].compactMap { $0 }
  }

  static let isWide = true

  static let codec = FieldValue.amount.located.map(
    { SliderModel(value: $0) }, show: { $0.value?.value.template.source ?? "" }
  ).or(.table)

  static let table = Table<SliderModel>(
    "slider", "A `UISlider`. A number alone is its value.",
    keys: [
      Key(
        "value", optional: \.value, FieldValue.amount.located, without: "0", example: "0.4",
        "The value; a field can set it: `\"{name}\"`."),
      Key(
        "minimumValue", optional: \.minimumValue, FieldValue.amount.located, without: "0",
        example: "-1", "The value at its start."),
      Key(
        "maximumValue", optional: \.maximumValue, FieldValue.amount.located, without: "1",
        example: "10", "The value at its end."),
      .isEnabled(\.isEnabled),
      .color(
        "minimumTrackTintColor", \.minimumTrackTintColor, "systemRed",
        "The colour of its track before the thumb."),
      .color(
        "maximumTrackTintColor", \.maximumTrackTintColor, "systemRed",
        "The colour of its track after the thumb."),
      .color("thumbTintColor", \.thumbTintColor, "systemGray2", "The colour of its thumb."),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UISlider(frame: .zero)
    view.minimumValue = Float(setting.number(minimumValue))
    view.maximumValue = Float(setting.number(maximumValue, otherwise: 1))
    view.value = Float(setting.number(value))
    view.isEnabled = setting.isTrue(isEnabled, otherwise: true)
    view.minimumTrackTintColor = setting.color(minimumTrackTintColor)
    view.maximumTrackTintColor = setting.color(maximumTrackTintColor)
    view.thumbTintColor = setting.color(thumbTintColor)
    return view
  }
}

/// A `UIStepper`.
struct StepperModel: ControlModel {
  var value: Located<FieldValue>?
  var minimumValue: Located<FieldValue>?
  var maximumValue: Located<FieldValue>?
  var isEnabled: Located<FieldValue>?

  var values: [Located<FieldValue>] {
    [value, minimumValue, maximumValue, isEnabled].compactMap { $0 }
  }

  static let codec = FieldValue.amount.located.map(
    { StepperModel(value: $0) }, show: { $0.value?.value.template.source ?? "" }
  ).or(.table)

  static let table = Table<StepperModel>(
    "stepper", "A `UIStepper`. A number alone is its value.",
    keys: [
      Key(
        "value", optional: \.value, FieldValue.amount.located, without: "0", example: "100",
        "Its value. The minus or the plus is dimmed at the end of the range."),
      Key(
        "minimumValue", optional: \.minimumValue, FieldValue.amount.located, without: "0",
        example: "-10", "The least value."),
      Key(
        "maximumValue", optional: \.maximumValue, FieldValue.amount.located, without: "100",
        example: "0", "The greatest value."),
      .isEnabled(\.isEnabled),
    ])

  @MainActor
  func view(_ setting: ControlSetting) -> UIView {
    let view = UIStepper(frame: .zero)
    let least = setting.number(minimumValue)
    // A stepper fails with a minimum above its maximum.
    view.minimumValue = -.greatestFiniteMagnitude
    view.maximumValue = max(least, setting.number(maximumValue, otherwise: 100))
    view.minimumValue = least
    view.value = setting.number(value)
    view.isEnabled = setting.isTrue(isEnabled, otherwise: true)
    return view
  }
}

extension FieldValue {
  /// A number in a wide range.
  static let amount = number(-1_000_000...1_000_000)
}
