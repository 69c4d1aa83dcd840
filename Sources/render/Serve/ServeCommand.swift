import ArgumentParser
import Failures
import ScenePictures
import UIKit

/// Serves a page with a live screen: starts the separate program that does.
///
/// The server is a program of its own, so other commands do not require compiling it.
struct ServeCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "serve", _superCommandName: "render",
    abstract: "Serve a page with a live screen: scroll, tap and press it in a browser.",
    discussion: """
      SCREEN is what 'render' draws: a scene, a scene file, a xib or a storyboard. The page's \
      address, which contains a secret token, is printed; only this machine can open it. The page \
      scrolls by wheel and drag, taps, presses, changes device, appearance, text size and \
      direction, moves through time, saves the picture, writes the input as a script that 'render \
      --script' plays, and records goldens. It draws the screen again when its files change. \
      Ctrl-C ends the server. Documentation/Serving.md explains.
      """)

  @Argument(help: ArgumentHelp("The screen on the page.", valueName: "SCREEN"))
  var scene: String

  @OptionGroup(title: "The screen at first") var screen: ScreenOptions<OneScreen>
  @OptionGroup(title: "Scene files") var files: SceneFileOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port of the loopback address. Default: any that is free.", valueName: "N"))
  var port: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "The set that goldens are added to. Default: Golden/goldens.json in the package.",
      valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var set: String?

  func perform() throws(Failure) -> RunStatus {
    try ServeProgram.run(served())
  }

  /// The validated request.
  func served() throws(Failure) -> ServedScreen {
    guard scene != "-" else {
      throw Failure(ArgumentProblem.arguments("serve takes a scene file by its path, not '-'."))
    }
    var request = RenderRequest(scene: scene, output: .nowhere)
    try screen.apply(to: &request)
    try files.apply(to: &request)
    let screens = request.drawing.screens
    guard screens.count == 1 else {
      throw Failure(
        ArgumentProblem.arguments(
          "serve takes one device, appearance, direction and text size; the page switches them."))
    }
    guard request.language == nil else {
      throw Failure(
        ArgumentProblem.arguments(
          "serve does not support --language; 'render --language' draws a picture."))
    }
    request.drawing.picture = screens[0]
    // An unknown scene is an error of this command, not of the page.
    let source = try DrawingSource(request.drawing)
    _ = try source.screen(screens[0])
    var served = ServedScreen(request.drawing)
    served.fonts = request.fonts
    served.set = set
    served.port = try checkedPort()
    return served
  }

  private func checkedPort() throws(Failure) -> UInt16 {
    guard let port else { return 0 }
    guard let number = UInt16(port) else {
      throw Failure(
        ArgumentProblem.arguments("--port takes a number from 0 to 65535, not '\(port)'."))
    }
    return number
  }
}
