import ImageIO
import ScenePictures

/// Makes files of pictures: one each, or one of all.
@MainActor
struct DrawnFiles {
  private let request: RenderRequest
  private let list: ShotList
  private let names: OutputNames?
  private let annotated: OutputNames?
  private let tree: OutputNames?

  /// Refuses names that do not do for all pictures.
  init(_ request: RenderRequest, _ list: ShotList, scene: String) throws(RenderError) {
    self.request = request
    self.list = list
    if request.output == .nowhere {
      names = nil
    } else if request.form == .separate {
      names = try OutputNames(request.output, of: list, scene: scene)
    } else {
      names = nil
      if list.shots.count < 2, request.form != .sheet {
        throw .shots(.onePicture("--\(request.form)"))
      }
    }
    annotated = try request.annotated.map { output throws(RenderError) in
      try OutputNames(output, of: list, scene: scene)
    }
    tree = try request.tree.map { output throws(RenderError) in
      try OutputNames(output, of: list, scene: scene)
    }
  }

  /// The pictures' files first.
  func encoded(_ pictures: [Picture]) throws(RenderError) -> [DrawnFile] {
    var files: [DrawnFile] = []
    switch request.form {
    case .separate:
      for picture in pictures { try add(picture.bitmap, picture.shot, names, &files) }
    case .sheet: files.append(try one(sheet(pictures, inRows: true)))
    case .filmstrip: files.append(try one(sheet(pictures, inRows: false)))
    case .animate: files.append(try animation(pictures))
    }
    for picture in pictures {
      if let bitmap = picture.annotated { try add(bitmap, picture.shot, annotated, &files) }
      if let layout = picture.layout, let output = tree?.output(for: picture.shot) {
        files.append(DrawnFile(output: output, data: layout.data, shot: picture.shot, size: nil))
      }
    }
    return files
  }

  private func add(
    _ bitmap: Bitmap, _ shot: Shot, _ names: OutputNames?, _ files: inout [DrawnFile]
  ) throws(RenderError) {
    guard let output = names?.output(for: shot) else { return }
    files.append(
      DrawnFile(
        output: output, data: try PictureOutput.encoded(bitmap), shot: shot,
        size: DrawnFile.PixelExtent(bitmap)))
  }

  private func one(_ bitmap: Bitmap) throws(RenderError) -> DrawnFile {
    DrawnFile(
      output: request.output, data: try PictureOutput.encoded(bitmap), shot: nil,
      size: DrawnFile.PixelExtent(bitmap))
  }

  // MARK: One of all

  private func sheet(
    _ pictures: [Picture], inRows: Bool
  ) throws(RenderError) -> Bitmap {
    let entries = pictures.map {
      ContactSheet.Entry(
        label: list.label(of: $0.shot), picture: CGImage(sharing: $0.bitmap), scale: $0.scale)
    }
    let scale = pictures.map(\.scale).max() ?? 1
    let sheet = inRows ? ContactSheet.arranged(entries) : ContactSheet(entries)
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
    do throws(ImageIOError) {
      return DrawnFile(
        output: request.output, data: try APNGEncoder().encode(AnimatedPNG(frames: frames)),
        shot: nil, size: DrawnFile.PixelExtent(pictures[0].bitmap))
    } catch {
      throw .encoding(error)
    }
  }

  /// A frame is shown until the next one's time; the last, and what has no time, for a tenth of a
  /// second.
  private func delay(_ time: Double?, _ next: Double??) -> AnimatedPNG.Delay {
    let seconds = if let time, let next = next ?? nil, next > time { next - time } else { 0.1 }
    return AnimatedPNG.Delay(
      numerator: UInt16(clamping: Int((min(seconds, 60) * 1000).rounded())), denominator: 1000)
  }
}
