import Failures
import ScenePictures
import UIKit

/// What is shown by pages: a scene, a scene file, a nib, or controllers that a program makes.
@MainActor
package struct LiveSource {
  package let request: DrawingRequest
  /// Of what a program makes; nil for what the request names.
  private let scene: Scene?

  /// A scene by its name or a file by its path.
  package init(_ request: DrawingRequest) {
    self.request = request
    scene = nil
  }

  /// Controllers that a program makes, one for each screen.
  ///
  /// - Parameter size: in points.
  package init(
    name: String, size: CGSize, picture: WantedPicture = WantedPicture(),
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    var request = DrawingRequest(scene: name)
    request.picture = picture
    self.request = request
    scene = Scene(name: name, summary: "", defaultSize: size) { _ in make() }
  }

  /// Whether `render` can draw it, too.
  package var isOfCommand: Bool { scene == nil }

  /// Reads it, as it is now.
  package func read(_ picture: WantedPicture) throws(Failure) -> DrawingSource {
    var request = request
    request.picture = picture
    return try read(request)
  }

  /// Reads it as another request has it: with a script.
  package func read(_ request: DrawingRequest) throws(Failure) -> DrawingSource {
    guard let scene else { return try DrawingSource(request) }
    let script = try Failure.from { () throws(SceneFileError) in
      guard let path = request.script else { return ScriptFile?.none }
      return try ScriptFile(path: path)
    }
    return .builtIn(scene, script)
  }
}
