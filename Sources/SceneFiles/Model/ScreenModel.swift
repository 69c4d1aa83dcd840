import UIKit

/// The screen a scene is drawn on.
struct ScreenModel: Tabled {
  var device = DevicePreset.iPhone15
  var size: CGSize?
  var scale: Double?
  var appearance = Appearance.light
  var direction = Direction.leftToRight
  var textSize = TextSize.large

  enum Direction: String, CaseIterable, Sendable {
    case leftToRight, rightToLeft
  }

  static let table = Table<ScreenModel>(
    "screen", "The screen the scene is drawn on.",
    keys: [
      Key(
        "device", \.device, .choice, example: "iPhoneSE",
        "A device's size and scale. There is no status bar, notch or home indicator."),
      Key(
        "size", optional: \.size, .size(of: .number(1...10_000)), unit: "points",
        without: "the device's", example: "[320, 480]", "Width and height."),
      Key(
        "scale", optional: \.scale, .number(0.25...8), unit: "pixels per point",
        without: "the device's", example: "1", "How fine the picture is."),
      Key(
        "appearance", \.appearance, .choice, example: "dark",
        "Which of its two values each named colour has."),
      Key(
        "direction", \.direction, .choice, example: "rightToLeft",
        "Which way lines of items, rows of boxes and texts run."),
      Key(
        "textSize", \.textSize, .choice, example: "accessibilityMedium",
        "The text size a person chose: fonts with a `textStyle` follow it, as on iOS."),
    ])
}
