import ArgumentParser
import SceneFiles
import UIKit

/// The screen that is drawn.
struct ScreenOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A device's screen: its size, scale and safe area, upright, or sideways as in iPhone15:landscape; 'render list "
        + "--devices' names them. The status bar is not drawn. Can be given again.",
      valueName: "NAME"),
    completion: .list(DevicePreset.allCases.map(\.rawValue)))
  var device: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The screen's size, in points, without safe area. Default: the scene's own, 1024x768 for most.",
      valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. Default: the device's, the scene file's own, or 2.", valueName: "N"))
  var scale: String?

  @Flag(help: "The light appearance, which is the default; with --dark a picture of each.")
  var light = false

  @Flag(help: "The dark appearance: dynamic colours have their dark values.")
  var dark = false

  @Flag(
    name: .customLong("ltr"),
    help: "From left to right, which is the default; with --rtl a picture of each.")
  var leftToRight = false

  @Flag(name: .customLong("rtl"), help: "From right to left, where a screen follows that.")
  var rightToLeft = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "How large text of text styles is: \(Self.sizes). Text of a fixed size keeps it, as on iOS. Can be given again.",
      valueName: "SIZE"),
    completion: .list(TextSize.allCases.map(\.rawValue)))
  var textSize: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw all text with the fonts in this folder, instead of the pinned ones.",
      valueName: "DIR"),
    completion: .directory)
  var fonts: String?

  @Flag(help: "Show the scroll indicators, as while scrolling.")
  var indicators = false

  private static let sizes =
    TextSize.allCases.map(\.rawValue).joined(separator: ", ") + "; default large"
}
