import Foundation
import SceneFiles
import ScenePictures

/// The outputs of each file of a batch.
@MainActor
struct BatchOutputs {
  /// The options of 'render draw' for every file.
  let options: [String]
  /// Whether the layout is written beside each picture.
  let writesTrees: Bool
  /// Whether a second picture with index paths is written beside each picture.
  let annotates: Bool

  /// The placeholders that distinguish the pictures of a file. They are empty for a single picture.
  private static let placeholders =
    "{-capture}{-device}{-appearance}{-direction}{-text-size}{-offset}{-time}"
  nonisolated static let treeEnding = ".tree.json"

  /// The arguments of 'render draw' for a file.
  func arguments(for file: BatchFiles.File) -> [String] {
    let stem = NameTemplate.escaping(file.stem) + Self.placeholders
    return options + (writesTrees ? ["--tree", stem + Self.treeEnding] : [])
      + (annotates ? ["--annotate", stem + "-annotated.png"] : []) + [file.scene, stem + ".png"]
  }

  /// Checks the options and that no file is written twice or over a file that is read. Errors in a
  /// scene file are reported when it is drawn.
  ///
  /// Complexity: O(bytes of the scene files). Files that they refer to are not read.
  func check(_ files: [BatchFiles.File]) throws(Failure) {
    var outputs = RunOutputs(reading: files.map(\.scene))
    for file in files {
      let request = try request(for: file)
      guard let captures = SceneFile.captures(path: file.scene, limits: request.limits),
        let written = try? Self.outputs(request, captures, file)
      else { continue }
      for output in written { try outputs.add(output, for: "'\(file.scene)'") }
    }
  }

  private static func outputs(
    _ request: RenderRequest, _ captures: [String], _ file: BatchFiles.File
  ) throws(Failure) -> [Output] {
    let list = try ShotList(request.drawing, captures: captures, hasScript: true)
    let scene = ((file.scene as NSString).lastPathComponent as NSString).deletingPathExtension
    return try DrawnFiles(request, list, scene: scene).outputs.map(\.output)
  }

  private func request(for file: BatchFiles.File) throws(Failure) -> RenderRequest {
    let command: DrawCommand
    do {
      command = try DrawCommand.parse(arguments(for: file))
    } catch {
      throw Failure(ArgumentProblem.arguments(DrawCommand.message(for: error)))
    }
    // Watching the first files would never end, and the others would not be drawn.
    if command.watch { throw Failure(ShotProblem.together("batch", "--watch")) }
    return try command.request()
  }
}
