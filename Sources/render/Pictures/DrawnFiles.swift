import ImageIO
import ScenePictures

/// Writes the files of pictures, either one for each or a combined one.
@MainActor
struct DrawnFiles {
  private let request: RenderRequest
  private let list: ShotList
  private let names: OutputNames?
  private let annotated: OutputNames?
  private let tree: OutputNames?
  /// The output of the combined file.
  private let whole: Output
  /// The combined picture, or nil if each picture has a file.
  private var combined: (any CombinedPicture)?
  private var pictureFiles: [DrawnFile] = []
  private var otherFiles: [DrawnFile] = []

  /// The written files, pictures first.
  var written: [DrawnFile] { pictureFiles + otherFiles }

  /// Throws if the output names are not unique or would overwrite other files.
  ///
  /// - Parameter files: The files that the scene is read from.
  init(
    _ request: RenderRequest, _ list: ShotList, scene: String, reading files: [String] = []
  ) throws(Failure) {
    self.request = request
    self.list = list
    whole = try Self.whole(request, list, scene)
    combined =
      switch request.form {
      case .separate: nil
      case .sheet: try CombinedSheet(list, inRows: true)
      case .filmstrip: try CombinedSheet(list, inRows: false)
      case .animate: CombinedAnimation()
      }
    names =
      request.output == .nowhere || request.form != .separate
      ? nil : try OutputNames(request.output, of: list, scene: scene)
    annotated = try request.annotated.map { output throws(Failure) in
      try OutputNames(output, of: list, scene: scene)
    }
    tree = try request.tree.map { output throws(Failure) in
      try OutputNames(output, of: list, scene: scene)
    }
    var outputs = RunOutputs(reading: files)
    for (output, use) in self.outputs { try outputs.add(output, for: use) }
  }

  private static func whole(
    _ request: RenderRequest, _ list: ShotList, _ scene: String
  ) throws(Failure) -> Output {
    guard request.form != .separate else { return .nowhere }
    if list.shots.count < 2, request.form != .sheet {
      throw Failure(ShotProblem.onePicture("--\(request.form)"))
    }
    guard case .file(let path) = request.output else { return request.output }
    return .file(try NameTemplate(path).name(ofAll: scene))
  }

  /// All outputs and their uses.
  var outputs: [(output: Output, use: String)] {
    var outputs = [(whole, "the picture")]
    for shot in list.shots {
      for (names, use) in [(names, "the picture"), (annotated, "--annotate"), (tree, "--tree")] {
        if let names { outputs.append((names.output(for: shot), use)) }
      }
    }
    return outputs
  }

  /// Writes a picture and its additional files.
  mutating func add(_ picture: Picture) throws(Failure) {
    if let output = names?.output(for: picture.shot) {
      pictureFiles.append(try Self.write(picture.bitmap, of: picture.shot, to: output))
    }
    if let bitmap = picture.annotated, let output = annotated?.output(for: picture.shot) {
      otherFiles.append(try Self.write(bitmap, of: picture.shot, to: output))
    }
    if let layout = picture.layout, let output = tree?.output(for: picture.shot) {
      let data = layout.data
      try PictureOutput.write(data, to: output)
      otherFiles.append(
        DrawnFile(output: output, byteCount: data.count, shot: picture.shot, size: nil))
    }
    try combined?.add(picture)
  }

  /// Writes the combined file, if there is one.
  mutating func finish() throws(Failure) {
    guard let combined else { return }
    let (data, size) = try combined.file()
    try PictureOutput.write(data, to: whole)
    pictureFiles.append(
      DrawnFile(output: whole, byteCount: data.count, shot: nil, size: size))
  }

  private static func write(
    _ bitmap: Bitmap, of shot: Shot?, to output: Output
  ) throws(Failure) -> DrawnFile {
    let data = try PictureOutput.encoded(bitmap)
    try PictureOutput.write(data, to: output)
    return DrawnFile(
      output: output, byteCount: data.count, shot: shot, size: DrawnFile.PixelExtent(bitmap))
  }
}
