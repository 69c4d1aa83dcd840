import ImageIO
import ScenePictures

/// One golden of a set: what it is called, and how its picture is drawn.
package struct SceneGolden: Equatable {
  /// The picture's path beside the set's file, without an extension: "cat-wall/end".
  package let name: String
  /// A built-in scene's name, or the path of a scene file from the set's folder on.
  package let scene: String
  /// In points; nil for the device's, or the scene's own.
  let size: CGSize?
  /// What of the screen is drawn.
  let region: ContentRegion
  /// Pixels per point; nil for the device's, or the scene's own.
  let scale: CGFloat?
  let variant: ScreenVariant
  /// Items that are selected before anything else happens.
  let selection: [IndexPath]
  /// Which of the pictures that a script takes; nil for scenes whose script takes none.
  let captureName: String?
  package let showsIndicators: Bool
  /// Whether it may show nothing: one colour, or no cells where items are in sight.
  let mayBeBlank: Bool
  /// Seconds after it appeared; nil for at rest.
  let time: Double?
  /// What a reviewer must see.
  package let shows: String
  /// The line of the set's file that it stands in, counted from 1.
  let line: Int

  /// - Parameter scale: for all goldens of a set; nil where it does not say.
  init(_ entry: GoldenSetFile.Entry, scale: Double?, line: Int) throws(GoldenSetProblem) {
    let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else {
      throw .unusableName(entry.name)
    }
    name = entry.name
    scene = entry.scene
    size = try entry.pair(entry.size, "size").map { CGSize(width: $0.0, height: $0.1) }
    region = try entry.region
    variant = try entry.variant
    self.scale = (entry.scale ?? (variant.device == nil ? scale : nil)).map { CGFloat($0) }
    selection = try entry.selection
    captureName = entry.capture
    showsIndicators = entry.indicators
    mayBeBlank = entry.blank
    time = entry.time
    shows = entry.shows
    self.line = line
    try checkScreen()
  }

  /// Whether a file describes the scene.
  var isSceneFile: Bool { scene != "-" && SceneNames.isFile(scene) }

  /// Refuses a scene there is not, and a screen that gives no picture, as far as that can be known
  /// without a scene file.
  private func checkScreen() throws(GoldenSetProblem) {
    if let scale, !(scale > 0) { throw .numbers(key: "scale", name: name) }
    var size = size ?? variant.device?.size
    if !isSceneFile {
      guard let scene = SceneRegistry.scene(named: scene) else {
        throw .unknownScene(
          scene, name: name, nearest: SceneNames.builtIn.nearest(to: scene))
      }
      size = size ?? scene.defaultSize
    }
    guard let size else { return }
    let pixels = PixelSize(points: size, scale: scale ?? variant.device?.scale ?? 2)
    guard ImageLimits.standard.allows(width: pixels.width, height: pixels.height) else {
      throw .numbers(key: "size", name: name)
    }
  }
}

extension GoldenSetFile.Entry {
  fileprivate func pair(
    _ numbers: [Double]?, _ key: String
  ) throws(GoldenSetProblem) -> (Double, Double)? {
    guard let numbers else { return nil }
    guard numbers.count == 2, numbers.allSatisfy({ abs($0) <= ContentRegion.largestOffset }) else {
      throw .numbers(key: key, name: name)
    }
    return (numbers[0], numbers[1])
  }

  fileprivate var region: ContentRegion {
    get throws(GoldenSetProblem) {
      let offset = try pair(offset, "offset").map {
        ContentRegion.offset(CGPoint(x: $0.0, y: $0.1))
      }
      guard let item else { return offset ?? .asItStands }
      if offset != nil { throw .together("item", "offset", name: name) }
      guard let region = ContentRegion(item: item) else { throw .numbers(key: "item", name: name) }
      return region
    }
  }

  fileprivate var selection: [IndexPath] {
    get throws(GoldenSetProblem) {
      var paths: [IndexPath] = []
      for text in select {
        guard let path = ContentRegion.path(text) else {
          throw .numbers(key: "select", name: name)
        }
        paths.append(path)
      }
      return paths
    }
  }

  fileprivate var variant: ScreenVariant {
    get throws(GoldenSetProblem) {
      if size != nil, device != nil { throw .together("size", "device", name: name) }
      return ScreenVariant(
        device: try word(device, "device"), appearance: dark ? .dark : nil,
        isRightToLeft: rightToLeft ? true : nil, textSize: try word(textSize, "textSize"))
    }
  }

  /// The value that a word stands for.
  private func word<Value: CaseIterable & RawRepresentable<String>>(
    _ text: String?, _ key: String
  ) throws(GoldenSetProblem) -> Value? {
    guard let text else { return nil }
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue)
      throw .unknownWord(
        text, key: key, name: name, nearest: SpellingSuggestion(from: names).closest(to: text),
        known: names)
    }
    return value
  }
}
