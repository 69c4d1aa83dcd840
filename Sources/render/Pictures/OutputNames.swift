import ScenePictures

/// The output of each picture. Every picture has its own file.
struct OutputNames {
  private let output: Output
  private let template: NameTemplate?
  private let scene: String
  private let count: Int
  private let varying: Set<NameTemplate.Placeholder>

  /// Creates the outputs of a list's pictures. Throws if two have the same name.
  ///
  /// - Parameters:
  ///   - option: The option that specifies the output, or nil for the last argument.
  ///   - scene: The scene's name.
  init(
    _ output: Output, option: String? = nil, of list: ShotList, scene: String
  ) throws(Failure) {
    self.output = output
    self.scene = scene
    count = list.shots.count
    varying = list.varying
    guard case .file(let path) = output else {
      template = nil
      if count > 1 { throw Failure(ShotProblem.severalToStandardOutput(count)) }
      return
    }
    let template = try NameTemplate(path)
    self.template = template
    let captures = list.shots.compactMap(\.capture)
    if captures.isEmpty, template.contains(.capture) {
      throw Failure(ArgumentProblem.noNames(output: path))
    }
    let (count, varying) = (count, varying)
    let names = Set(
      list.shots.map { template.name(of: $0, scene: scene, count: count, varying: varying) })
    guard names.count < count else { return }
    if captures.count == count {
      throw Failure(ArgumentProblem.severalPictures(captures, output: path))
    }
    throw Failure(ShotProblem.sameNames(count, output: path))
  }

  func output(for shot: Shot) -> Output {
    template.map {
      .file($0.name(of: shot, scene: scene, count: count, varying: varying))
    } ?? output
  }
}
