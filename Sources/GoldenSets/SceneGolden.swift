import AtomicFiles
import ImageIO
import ScenePictures

/// A golden of a set: its name and the description of its picture.
package struct SceneGolden: Equatable {
  /// The picture's path relative to the set's file, without extension: "cat-wall/end".
  package let name: String
  /// The name of a built-in scene, or the path of a scene file relative to the set's folder.
  package let scene: String
  /// The path of a script file relative to the set's folder; nil for the scene's own script, if
  /// any.
  package let script: String?
  /// The picture of the scene.
  package let picture: WantedPicture
  /// The description for reviewers.
  package let shows: String
  /// The line of the golden in the set's file, counted from 1.
  let line: Int

  /// Checks an entry.
  ///
  /// - Parameter scale: the default of the set; nil if unset.
  init(_ entry: GoldenSetFile.Entry, scale: Double?, line: Int) throws(GoldenSetProblem) {
    let isUsable = !entry.name.pathParts.contains { $0.isEmpty || $0.isHiddenName }
    guard isUsable, entry.name == entry.name.onOneLine else {
      throw .unusableName(entry.name.onOneLine)
    }
    name = entry.name
    scene = entry.scene
    script = entry.script
    var picture = try entry.picture
    if picture.scale == nil, picture.device == nil { picture.scale = scale.map { CGFloat($0) } }
    self.picture = picture
    shows = entry.shows
    self.line = line
    try checkScreen()
  }

  /// Whether the scene is a file.
  var isSceneFile: Bool { scene != "-" && SceneNames.isFile(scene) }

  /// Throws for unknown scenes, and for screens that cannot be drawn, as far as this is known
  /// without the scene file.
  private func checkScreen() throws(GoldenSetProblem) {
    if let scale = picture.scale, !(scale > 0) { throw .form(.scale, name: name) }
    var size = picture.size ?? picture.device?.size
    if !isSceneFile {
      guard let scene = SceneRegistry.scene(named: scene) else {
        throw .unknownScene(
          scene, name: name, nearest: SceneNames.builtIn.nearest(to: scene))
      }
      size = size ?? scene.defaultSize
    }
    guard let size else { return }
    let pixels = PixelSize(points: size, scale: picture.scale ?? picture.device?.scale ?? 2)
    guard ImageLimits.standard.allows(width: pixels.width, height: pixels.height) else {
      throw .form(.size, name: name)
    }
  }
}

extension GoldenSetFile.Entry {
  fileprivate var picture: WantedPicture {
    get throws(GoldenSetProblem) {
      for (first, second) in PictureKey.exclusive where containsKey(first) && containsKey(second) {
        throw .together(first, second, name: name)
      }
      var picture = WantedPicture()
      for (key, value) in values {
        do throws(PictureKey.Refusal) { try key.write(value, to: &picture) } catch {
          throw problem(error, of: key)
        }
      }
      return picture
    }
  }

  private func problem(_ refusal: PictureKey.Refusal, of key: PictureKey) -> GoldenSetProblem {
    switch refusal {
    case .malformed: .form(key, name: name)
    case .unknown(let word, let known):
      .unknownWord(
        word, key: key.name, name: name,
        nearest: SpellingSuggestion(from: known).closest(to: word), known: known)
    }
  }
}
