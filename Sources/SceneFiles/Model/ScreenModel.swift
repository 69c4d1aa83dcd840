import UIKit

/// The screen of a scene.
struct ScreenModel: TableDecodable {
  var device: DevicePreset?
  var orientation = DeviceScreen.Orientation.portrait
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
        "device", optional: \.device, .choice, without: "size and scale of `iPhone15`",
        example: "iPhoneSE",
        """
        A device's size, scale and safe area, which insets content. Neither status bar nor notch \
        is drawn.
        """
      ),
      Key(
        "orientation", \.orientation, .choice, example: "landscape",
        "How the device is held: upright or sideways."),
      Key(
        "size", optional: \.size, .size(of: .number(1...10_000)), unit: "points",
        without: "the device's", example: "[320, 480]",
        "Width and height. Such a screen has no safe area."),
      Key(
        "scale", optional: \.scale, .number(0.25...8), unit: "pixels per point",
        without: "the device's", example: "1", "The picture's scale."),
      Key(
        "appearance", \.appearance, .choice, example: "dark",
        "The appearance, which decides each named colour's value."),
      Key(
        "direction", \.direction, .choice, example: "rightToLeft",
        "The layout direction of lines of items, rows of boxes and texts."),
      Key(
        "textSize", \.textSize, .choice, example: "accessibilityMedium",
        "The user's preferred text size: fonts with a `textStyle` follow it, as on iOS."),
    ])
}

extension ScreenModel {
  /// The device in its orientation.
  var deviceScreen: DeviceScreen { DeviceScreen(device ?? .iPhone15, orientation) }

  /// The covered edges of the screen; none without a device or with another size.
  var edges: ScreenEdges {
    device != nil && size == nil ? deviceScreen.edges : ScreenEdges()
  }
}
