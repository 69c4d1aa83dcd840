import ArgumentParser
import SceneFiles
import ScenePictures
import UIKit

/// The number of screens that the options select, for their help.
protocol ScreenCount {
  /// Whether several values of an option give a picture each, and languages are supported.
  static var isSeveral: Bool { get }
}

extension ScreenCount {
  /// The end of the help of an option that can be repeated.
  fileprivate static var repeated: String { isSeveral ? " Can be repeated." : "" }

  /// The end of the help of an option for a default.
  fileprivate static func each(with other: String) -> String {
    isSeveral ? "; with \(other) a picture of each" : ""
  }
}

enum SeveralScreens: ScreenCount { static let isSeveral = true }

enum OneScreen: ScreenCount { static let isSeveral = false }

/// The options for the screen that is drawn.
struct ScreenOptions<Count: ScreenCount>: DrawOptions {
  @Option(
    name: .of(.device), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      .device,
      "; 'render list --devices' names them. The status bar is not drawn.\(Count.repeated)"),
    completion: .list(PictureKey.device.words))
  var device: [String] = []

  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp(
      "Of a storyboard: draw this scene, by its storyboard ID, instead of the initial one.",
      valueName: "ID"))
  var interfaceScene: String?

  @Option(
    name: .of(.size), parsing: .unconditional,
    help: ArgumentHelp(.size, ". Default: the scene's own, 1024x768 for most."))
  var size: String?

  @Option(
    name: .of(.scale), parsing: .unconditional,
    help: ArgumentHelp(.scale, ". Default: the device's, the scene file's own, or 2."))
  var scale: String?

  @Flag(help: "The light appearance, which is the default\(Count.each(with: "--dark")).")
  var light = false

  @Flag(name: .of(.dark), help: ArgumentHelp(.dark))
  var dark = false

  @Flag(
    name: .customLong("ltr"),
    help: "Lay out from left to right, which is the default\(Count.each(with: "--rtl")).")
  var leftToRight = false

  @Flag(name: .of(.rightToLeft), help: ArgumentHelp(.rightToLeft))
  var rightToLeft = false

  @Option(
    name: .of(.textSize), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      .textSize,
      ": \(Self.sizes). Text of a fixed size keeps it, as on iOS.\(Count.repeated)"),
    completion: .list(PictureKey.textSize.words))
  var textSize: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interface's language, as in ar, pt-BR or '(de, en)': resources, nibs, dates, and the"
        + " direction.",
      valueName: "LANGUAGE", visibility: Count.isSeveral ? .default : .hidden))
  var language: String?

  @Option(
    help: ArgumentHelp(
      "The locale of dates and numbers, as in ar_EG; needs --language.",
      valueName: "LOCALE", visibility: Count.isSeveral ? .default : .hidden))
  var locale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw all text with the fonts in this folder, instead of the package's.",
      valueName: "DIR"),
    completion: .directory)
  var fonts: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw text of the system font with this font file, which may be variable.",
      valueName: "FILE"),
    completion: .file(extensions: ["ttf", "otf", "ttc", "otc"]))
  var systemFont: String?

  @Flag(name: .of(.indicators), help: ArgumentHelp(.indicators))
  var indicators = false

  private static var sizes: String {
    PictureKey.textSize.words.joined(separator: ", ") + "; default large"
  }

  func apply(to request: inout RenderRequest) throws(Failure) {
    if size != nil, !device.isEmpty { throw Failure(ShotProblem.together("--size", "--device")) }
    request.axes.devices = try each(device) { text throws(Failure) in try Self.device(text) }
    request.axes.appearances = (light ? [.light] : []) + (dark ? [.dark] : [])
    request.axes.directions = (leftToRight ? [false] : []) + (rightToLeft ? [true] : [])
    request.axes.textSizes = try each(textSize) { text throws(Failure) in
      try Self.named(text, "--text-size")
    }
    request.picture.interfaceScene = interfaceScene
    request.picture.size = try size.map { text throws(Failure) in try Number.size(text) }
    request.picture.scale = try scale.map { text throws(Failure) in try Number.scale(text) }
    request.fonts = fonts
    request.language = try chosenLanguage()
    if request.axes.directions.isEmpty, request.language?.isRightToLeft == true {
      request.axes.directions = [true]
    }
    request.systemFont = systemFont
    request.picture.showsIndicators = indicators
  }

  /// A device by name, in portrait orientation by default.
  private static func device(_ text: String) throws(Failure) -> DeviceScreen {
    let upright = ":\(DeviceScreen.Orientation.portrait)"
    return try named(
      text.hasSuffix(upright) ? String(text.dropLast(upright.count)) : text, "--device")
  }

  /// The value with a name, compared case-insensitively.
  private static func named<Value: CaseIterable & RawRepresentable<String>>(
    _ text: String, _ option: String
  ) throws(Failure) -> Value {
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
      return value
    }
    let names = Value.allCases.map(\.rawValue)
    throw Failure(
      ShotProblem.unknownName(
        option, text, nearest: SpellingSuggestion(from: names).closest(to: text), names: names))
  }
}
