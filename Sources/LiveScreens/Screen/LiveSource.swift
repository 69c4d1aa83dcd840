import Failures
import ScenePictures
import UIKit

/// The content of pages: a scene, a scene file, a nib, or a program's controllers.
@MainActor
package struct LiveSource {
  package let request: DrawingRequest
  /// A program's scene; nil for the one that the request names.
  private let scene: Scene?

  /// Creates a source for a scene's name or a file's path.
  package init(_ request: DrawingRequest) {
    self.request = request
    scene = nil
  }

  /// Creates a source for a program's controllers, one for each screen.
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

  /// Whether `render` can draw it.
  package var isOfCommand: Bool { scene == nil }

  /// Reads the current contents.
  package func read(_ picture: WantedPicture) throws(Failure) -> DrawingSource {
    var request = request
    request.picture = picture
    return try read(request)
  }

  /// Reads the contents for another request, such as one with a script.
  package func read(_ request: DrawingRequest) throws(Failure) -> DrawingSource {
    guard let scene else { return try DrawingSource(request) }
    let script = try Failure.from { () throws(SceneFileError) in
      guard let path = request.script else { return ScriptFile?.none }
      return try ScriptFile(path: path)
    }
    return .builtIn(scene, script)
  }
}
