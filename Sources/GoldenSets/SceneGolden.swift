import AtomicFiles
import ImageIO
import ScenePictures

/// One golden of a set: what it is called, and how its picture is drawn.
package struct SceneGolden: Equatable {
  /// The picture's path beside the set's file, without an extension: "cat-wall/end".
  package let name: String
  /// A built-in scene's name, or the path of a scene file from the set's folder on.
  package let scene: String
  /// The path, from the set's folder on, of a file that says what fingers do; nil for none but the
  /// scene's own.
  package let script: String?
  /// What is drawn of it.
  package let picture: WantedPicture
  /// What a reviewer must see.
  package let shows: String
  /// The line of the set's file that it stands in, counted from 1.
  let line: Int

  /// - Parameter scale: for all goldens of a set; nil where it does not say.
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

  /// Whether a file describes the scene.
  var isSceneFile: Bool { scene != "-" && SceneNames.isFile(scene) }

  /// Refuses a scene there is not, and a screen that gives no picture, as far as that can be known
  /// without a scene file.
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
      for (first, second) in PictureKey.exclusive where says(first) && says(second) {
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
