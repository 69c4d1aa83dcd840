import ScenePictures
import WorkMeter

/// Reports what was drawn: notes and figures on standard error, JSON and explanations on standard
/// output.
@MainActor
struct DrawingReport {
  private let request: RenderRequest
  private let scene: String
  private let list: ShotList

  init(_ request: RenderRequest, _ scene: String, _ list: ShotList) {
    self.request = request
    self.scene = scene
    self.list = list
  }

  func report(_ pictures: [PictureRecord], _ files: [DrawnFile]) throws(Failure) {
    if !request.isQuiet { for picture in pictures { note(picture) } }
    if request.reportsWork {
      for picture in pictures { CommandLineTool.diagnose(figures(picture)) }
    }
    if request.extras.explained != nil { try explain(pictures) }
    if request.reportsJSON { try StandardOutput.write(json(pictures, files)) }
  }

  // MARK: Standard error

  /// Notes that a picture has another offset than the requested one.
  private func note(_ picture: PictureRecord) {
    guard case .offset(let requested) = picture.shot.region, isClamped(picture, requested),
      list.shots.first(where: { $0.region == picture.shot.region }) == picture.shot
    else { return }
    CommandLineTool.diagnose(
      "The offset \(FormattedNumber(requested)) is outside the scrollable range; the picture has"
        + " the nearest offset, \(FormattedNumber(picture.offset)). --no-clamp keeps the offset.")
  }

  /// Rounding to a whole pixel is not reported.
  private func isClamped(_ picture: PictureRecord, _ requested: CGPoint) -> Bool {
    max(abs(picture.offset.x - requested.x), abs(picture.offset.y - requested.y)) >= 1
      / picture.scale
  }

  /// For example, "0,800: layout 1.2 ms, …; 12 views created, …."
  private func figures(_ picture: PictureRecord) -> String {
    let label = list.label(of: picture.shot)
    let stages = Stage.allCases.map { stage in
      "\(stage.name) \((picture.work.milliseconds(stage) * 10).rounded() / 10) ms"
    }
    let work = Work.allCases.map {
      "\(picture.work[$0]) \($0.name.replacingOccurrences(of: "_", with: " "))"
    }
    let name = label.isEmpty ? scene : "\(scene) \(label)"
    return
      "\(name): \(stages.joined(separator: ", ")); \(work.joined(separator: ", "))."
  }

  // MARK: Standard output

  private func explain(_ pictures: [PictureRecord]) throws(Failure) {
    var lines: [String] = []
    for picture in pictures {
      if pictures.count > 1 { lines.append("\(list.label(of: picture.shot)):") }
      lines += picture.explanation ?? []
    }
    try StandardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  private func json(
    _ pictures: [PictureRecord], _ files: [DrawnFile]
  ) throws(Failure) -> Data {
    let report = Report(
      scene: scene,
      pictures: pictures.map { Entry($0, list.label(of: $0.shot)) },
      files: files.map(File.init))
    do {
      return try StableJSON.encode(report)
    } catch {
      throw Failure(OutputProblem.report("The report cannot be written as JSON: \(error)"))
    }
  }

  private struct Report: Encodable {
    let scene: String
    let pictures: [Entry]
    let files: [File]
  }

  private struct Entry: Encodable {
    let number, width, height: Int
    let label: String
    let scale, offsetX, offsetY: Double
    let device, appearance, direction, textSize, capture: String?
    let time: Double?
    let work: [String: Int]

    @MainActor init(_ picture: PictureRecord, _ label: String) {
      let (shot, wanted) = (picture.shot, picture.shot.picture)
      number = shot.number
      (width, height) = (picture.size.width, picture.size.height)
      self.label = label
      scale = Double(picture.scale)
      (offsetX, offsetY) = (Double(picture.offset.x), Double(picture.offset.y))
      (device, appearance) = (wanted.device?.rawValue, wanted.appearance?.rawValue)
      (direction, textSize) = (wanted.directionName, wanted.textSize?.rawValue)
      (capture, time) = (shot.capture, shot.time)
      work = Dictionary(
        uniqueKeysWithValues: Work.allCases.map { ($0.name, picture.work[$0]) })
    }
  }

  private struct File: Encodable {
    let path: String
    let bytes: Int
    /// The picture's number, or nil for a combined file.
    let picture: Int?
    let width, height: Int?

    init(_ file: DrawnFile) {
      path = if case .file(let path) = file.output { path } else { "-" }
      bytes = file.byteCount
      picture = file.shot?.number
      (width, height) = (file.size?.width, file.size?.height)
    }
  }
}
