import ArgumentParser
import SceneFiles
import ScenePictures
import UIKit

/// The screen that is drawn.
struct ScreenOptions: DrawOptions {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A device's screen: its size, scale and safe area, upright, or sideways as in iPhone15:landscape; 'render list "
        + "--devices' names them. The status bar is not drawn. Can be given again.",
      valueName: "NAME"),
    completion: .list(DevicePreset.allCases.map(\.rawValue)))
  var device: [String] = []

  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Of a storyboard: draw this scene, by its storyboard ID, instead of the initial one.",
      valueName: "ID"))
  var interfaceScene: String?

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

  func apply(to request: inout RenderRequest) throws(Failure) {
    request.variants = try variants()
    request.interfaceScene = interfaceScene
    request.size = try size.map { text throws(Failure) in try Number.size(text) }
    request.scale = try scale.map { text throws(Failure) in try Number.scale(text) }
    request.fonts = fonts
    request.showsIndicators = indicators
  }

  private func variants() throws(Failure) -> [ScreenVariant] {
    if size != nil, !device.isEmpty { throw Failure(ShotFact.together("--size", "--device")) }
    let devices: [DeviceScreen?] = try each(device) { text throws(Failure) in
      try Self.device(text)
    }
    let textSizes: [TextSize?] = try each(textSize) { text throws(Failure) in
      try Self.named(text, "--text-size")
    }
    let appearances: [Appearance?] = (light ? [.light] : []) + (dark ? [.dark] : [])
    let directions: [Bool?] = (leftToRight ? [false] : []) + (rightToLeft ? [true] : [])
    var variants = [ScreenVariant()]
    variants = Self.product(variants, devices, \.device)
    variants = Self.product(variants, appearances, \.appearance)
    variants = Self.product(variants, directions, \.isRightToLeft)
    return Self.product(variants, textSizes, \.textSize)
  }

  /// Each variant with each value; the variants as they are where there are none.
  private static func product<Value>(
    _ variants: [ScreenVariant], _ values: [Value?],
    _ property: WritableKeyPath<ScreenVariant, Value?>
  ) -> [ScreenVariant] {
    guard !values.isEmpty else { return variants }
    return variants.flatMap { variant in
      values.map { value in
        var variant = variant
        variant[keyPath: property] = value
        return variant
      }
    }
  }

  /// A device by name, upright unless the name says otherwise.
  private static func device(_ text: String) throws(Failure) -> DeviceScreen {
    let upright = ":\(DeviceScreen.Orientation.portrait)"
    return try named(
      text.hasSuffix(upright) ? String(text.dropLast(upright.count)) : text, "--device")
  }

  /// The value of that name; capitals do not count.
  private static func named<Value: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ option: String
  ) throws(Failure) -> Value {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
      return value
    }
    let names = Value.allCases.map(\.rawValue)
    throw Failure(
      ShotFact.unknownName(
        option, text, nearest: SpellingSuggestion(from: names).closest(to: text), names: names))
  }
}
