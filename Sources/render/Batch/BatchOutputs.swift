import Foundation
import SceneFiles
import ScenePictures

/// What each file of a batch is drawn into.
@MainActor
struct BatchOutputs {
  /// Of 'render draw', for every file.
  let options: [String]
  /// Whether the layout is written beside each picture.
  let writesTrees: Bool
  /// Whether a second picture with index paths is.
  let annotates: Bool

  /// What sets the pictures of a file apart, in its names; nothing for a single one.
  private static let places =
    "{-capture}{-device}{-appearance}{-direction}{-text-size}{-offset}{-time}"
  nonisolated static let treeEnding = ".tree.json"

  /// The words that 'render draw' is run with for a file.
  func arguments(for file: BatchFiles.File) -> [String] {
    let stem = NameTemplate.escaping(file.stem) + Self.places
    return options + (writesTrees ? ["--tree", stem + Self.treeEnding] : [])
      + (annotates ? ["--annotate", stem + "-annotated.png"] : []) + [file.scene, stem + ".png"]
  }

  /// Refuses options that are wrong, and files that would be written over others. What is wrong
  /// with a single scene file is found when it is drawn.
  ///
  /// Complexity: O(bytes of the scene files); nothing that they name is read.
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
      throw Failure(ArgumentFact.arguments(DrawCommand.message(for: error)))
    }
    // The first files would be watched for ever, and the others never begun.
    if command.watch { throw Failure(ShotFact.together("batch", "--watch")) }
    return try command.request()
  }
}
