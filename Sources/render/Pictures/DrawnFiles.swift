import ImageIO
import ScenePictures

/// Writes files of pictures: one each, as they come, or one of all.
@MainActor
struct DrawnFiles {
  private let request: RenderRequest
  private let list: ShotList
  private let names: OutputNames?
  private let annotated: OutputNames?
  private let tree: OutputNames?
  /// Where one of all goes.
  private let whole: Output
  /// What is waited with for one of all.
  private var pictures: [Picture] = []
  private var pictureFiles: [DrawnFile] = []
  private var otherFiles: [DrawnFile] = []

  /// The pictures' files first.
  var written: [DrawnFile] { pictureFiles + otherFiles }

  /// Refuses names that do not do for all pictures, and files that would be written over others.
  ///
  /// - Parameter files: the files that the scene is read from.
  init(
    _ request: RenderRequest, _ list: ShotList, scene: String, reading files: [String] = []
  ) throws(RenderError) {
    self.request = request
    self.list = list
    whole = try Self.whole(request, list, scene)
    names =
      request.output == .nowhere || request.form != .separate
      ? nil : try OutputNames(request.output, of: list, scene: scene)
    annotated = try request.annotated.map { output throws(RenderError) in
      try OutputNames(output, of: list, scene: scene)
    }
    tree = try request.tree.map { output throws(RenderError) in
      try OutputNames(output, of: list, scene: scene)
    }
    var outputs = RunOutputs(reading: files)
    for (output, use) in self.outputs { try outputs.add(output, for: use) }
  }

  private static func whole(
    _ request: RenderRequest, _ list: ShotList, _ scene: String
  ) throws(RenderError) -> Output {
    guard request.form != .separate else { return .nowhere }
    if list.shots.count < 2, request.form != .sheet {
      throw .shots(.onePicture("--\(request.form)"))
    }
    guard case .file(let path) = request.output else { return request.output }
    return .file(try NameTemplate(path).name(ofAll: scene))
  }

  /// All that will be written, and for what.
  var outputs: [(output: Output, use: String)] {
    var outputs = [(whole, "the picture")]
    for shot in list.shots {
      for (names, use) in [(names, "the picture"), (annotated, "--annotate"), (tree, "--tree")] {
        if let names { outputs.append((names.output(for: shot), use)) }
      }
    }
    return outputs
  }

  /// Writes a picture and what belongs to it.
  mutating func add(_ picture: Picture) throws(RenderError) {
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
    if request.form != .separate { pictures.append(picture) }
  }

  /// Writes one of all, where that is wanted.
  mutating func finish() throws(RenderError) {
    switch request.form {
    case .separate: break
    case .sheet: pictureFiles.append(try one(sheet(pictures, inRows: true)))
    case .filmstrip: pictureFiles.append(try one(sheet(pictures, inRows: false)))
    case .animate: pictureFiles.append(try animation(pictures))
    }
    pictures = []
  }

  private static func write(
    _ bitmap: Bitmap, of shot: Shot?, to output: Output
  ) throws(RenderError) -> DrawnFile {
    let data = try PictureOutput.encoded(bitmap)
    try PictureOutput.write(data, to: output)
    return DrawnFile(
      output: output, byteCount: data.count, shot: shot, size: DrawnFile.PixelExtent(bitmap))
  }

  private func one(_ bitmap: Bitmap) throws(RenderError) -> DrawnFile {
    try Self.write(bitmap, of: nil, to: whole)
  }

  // MARK: One of all

  private func sheet(
    _ pictures: [Picture], inRows: Bool
  ) throws(RenderError) -> Bitmap {
    let appearances = inRows ? list.appearances : 1
    let entries = (inRows ? list.byAppearance(pictures) : pictures).map {
      ContactSheet.Entry(
        label: list.label(of: $0.shot), picture: CGImage(sharing: $0.bitmap), scale: $0.scale)
    }
    let scale = pictures.map(\.scale).max() ?? 1
    let sheet =
      inRows
      ? ContactSheet.arranged(entries, together: appearances) : ContactSheet(entries)
    try RenderError.pictures { () throws(ScenePictureError) in
      try ScreenRequest.check(sheet.size, scale: scale)
    }
    do throws(SnapshotError) {
      return try sheet.picture(scale: scale)
    } catch {
      throw .pictures(.unusableSize(sheet.size, scale: scale))
    }
  }

  private func animation(_ pictures: [Picture]) throws(RenderError) -> DrawnFile {
    let frames = pictures.enumerated().map { index, picture in
      AnimatedPNG.Frame(
        image: CGImage(sharing: picture.bitmap),
        delay: delay(picture.shot.time, pictures.dropFirst(index + 1).first?.shot.time))
    }
    let data: Data
    do throws(ImageIOError) {
      data = try APNGEncoder().encode(AnimatedPNG(frames: frames))
    } catch {
      throw .encoding(error)
    }
    try PictureOutput.write(data, to: whole)
    return DrawnFile(
      output: whole, byteCount: data.count, shot: nil,
      size: DrawnFile.PixelExtent(pictures[0].bitmap))
  }

  /// A frame is shown until the next one's time; the last, and what has no time, for a tenth of a
  /// second.
  private func delay(_ time: Double?, _ next: Double??) -> AnimatedPNG.Delay {
    let seconds = if let time, let next = next ?? nil, next > time { next - time } else { 0.1 }
    return AnimatedPNG.Delay(
      numerator: UInt16(clamping: Int((min(seconds, 60) * 1000).rounded())), denominator: 1000)
  }
}
