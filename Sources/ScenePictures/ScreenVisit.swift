import Staging
import WorkMeter

/// A screen for pictures of one region of its content.
///
/// Every region has its own screen, so a picture does not depend on others.
@MainActor
package struct ScreenVisit {
  private let request: DrawingRequest
  private let wanted: WantedPicture
  package let renderer: SceneRenderer
  private let player: ScenePlayer?
  private let before = WorkMeter.tally

  package init(
    _ request: DrawingRequest, _ source: DrawingSource, _ wanted: WantedPicture
  ) throws(Failure) {
    self.request = request
    self.wanted = wanted
    var (renderer, player) = try source.putUp(wanted)
    // A document's view may be empty before its app fills it.
    renderer.terms.allowsBlank = wanted.allowsBlank || SceneNames.isInterfaceFile(request.scene)
    (self.renderer, self.player) = (renderer, player)
  }

  /// Draws one picture.
  package func picture(_ shot: Shot) throws(Failure) -> Picture {
    guard let picture = try pictures([shot]).first else {
      throw Failure(SceneProblem.noMoment(shot.capture ?? ""))
    }
    return picture
  }

  /// Draws pictures of one region, at ascending times.
  package func pictures(_ shots: [Shot]) throws(Failure) -> [Picture] {
    var pictures: [Picture] = []
    try take(shots) { picture in
      pictures.append(picture)
      return true
    }
    return pictures
  }

  /// Draws pictures of one region, at ascending times, and passes each to a closure, until it
  /// returns false.
  package func take(
    _ shots: [Shot], _ each: (Picture) -> Bool
  ) throws(Failure) {
    guard let region = shots.first?.region else { return }
    try select()
    if let player, player.hasScript { return try take(shots, of: region, during: player, each) }
    try player?.checkRoom()
    let begin = try scroll(to: region)
    var now = 0.0
    for (index, shot) in shots.enumerated() {
      let picture = try picture(
        shot, index == 0 ? begin : nil, at: shot.time.map { max(0, $0 - now) })
      guard each(picture) else { return }
      now = shot.time ?? now
    }
  }

  /// Plays a script; at each wanted moment, scrolls to the region and draws a picture.
  private func take(
    _ shots: [Shot], of region: ContentRegion, during player: ScenePlayer,
    _ each: (Picture) -> Bool
  ) throws(Failure) {
    var waiting = Dictionary(
      uniqueKeysWithValues: shots.compactMap { shot in shot.moment.map { ($0, shot) } })
    let atRest = shots.filter { $0.moment == nil }
    var continues = true
    try player.play(times: shots.compactMap(\.time)) { moment throws(Failure) in
      guard let shot = waiting.removeValue(forKey: moment) else { return true }
      continues = each(try picture(shot, try scroll(to: region), at: 0))
      return continues && !(waiting.isEmpty && atRest.isEmpty)
    }
    guard continues else { return }
    for shot in atRest {
      if region != .currentOffset { try rest() }
      guard each(try picture(shot, try scroll(to: region), at: nil)) else { return }
    }
  }

  private func rest() throws(Failure) {
    guard renderer.onScreen({ MediaClock.current.settle() }) else {
      throw Failure(SnapshotError.neverRests, of: renderer.subject())
    }
  }

  // MARK: Before the pictures

  /// Scrolls to a region.
  ///
  /// - Returns: the offset of the next picture, in points.
  private func scroll(to region: ContentRegion) throws(Failure) -> CGPoint? {
    switch region {
    case .item(let path, let edge): try show(.item(path, edge.position))
    case .full:
      guard let scrollView = renderer.scrollView else { return nil }
      let hidden = scrollView.maximumContentOffset - scrollView.minimumContentOffset
      try ScreenRequest.check(
        CGSize(
          width: renderer.size.width + max(0, hidden.x),
          height: renderer.size.height + max(0, hidden.y)), scale: renderer.scale)
      try show(.fullContent)
    default: break
    }
    return offset(region)
  }

  private func show(_ target: PictureRequest.ScrollTarget) throws(Failure) {
    do throws(SnapshotError) {
      try renderer.onScreen { () throws(SnapshotError) in
        try renderer.stage.show(target, within: renderer.terms.patience)
      }
    } catch {
      throw Failure(error, of: renderer.subject())
    }
  }

  /// Returns an offset in points; nil for a region that is not an offset.
  private func offset(_ region: ContentRegion) -> CGPoint? {
    switch region {
    case .offset(let point): return point
    case .along(let distance):
      guard let scrollView = renderer.scrollView else { return .zero }
      let way = scrollView.maximumContentOffset - scrollView.minimumContentOffset
      return way.x > 0 && way.y <= 0
        ? CGPoint(x: distance, y: scrollView.contentOffset.y)
        : CGPoint(x: scrollView.contentOffset.x, y: distance)
    default: return nil
    }
  }

  private func select() throws(Failure) {
    for path in wanted.selection where !renderer.onScreen({ isSelectable(path) }) {
      throw Failure(SnapshotError.noSuchItem(Array(path)), of: renderer.subject())
    }
  }

  private func isSelectable(_ path: IndexPath) -> Bool {
    if let player, player.isOfSceneFile { return player.select(path) }
    guard let view = renderer.stage.collectionView, view.hasItem(at: path) else { return false }
    view.allowsMultipleSelection = view.allowsMultipleSelection || wanted.selection.count > 1
    view.selectItem(at: path, animated: false, scrollPosition: [])
    return true
  }

  // MARK: Pictures

  private func draw(
    _ offset: CGPoint?, at time: Double?
  ) throws(Failure) -> (bitmap: Bitmap, effectiveOffset: CGPoint) {
    try renderer.render(
      offset: offset, at: time, clamps: wanted.clamps,
      showsIndicators: wanted.showsIndicators || player?.showsIndicators == true)
  }

  private func picture(
    _ shot: Shot, _ offset: CGPoint?, at time: Double?
  ) throws(Failure) -> Picture {
    let drawn = try draw(offset, at: time)
    var picture = Picture(
      shot: shot, bitmap: touched(outlined(drawn.bitmap)), scale: renderer.scale,
      offset: drawn.effectiveOffset, work: WorkMeter.tally - before)
    if request.extras.keepsLayout || request.extras.annotates {
      let layout = renderer.onScreen {
        LayoutCapture.layout(
          of: renderer.window, scale: renderer.scale, namesGroups: true)
      }
      picture.layout = layout
      if request.extras.annotates {
        picture.annotated = renderer.onScreen { Overlay.annotated(drawn.bitmap, layout) }
      }
    }
    if let pixel = request.extras.explained {
      picture.explanation = renderer.onScreen {
        PixelExplanation(x: pixel.x, y: pixel.y, in: renderer.window, scale: renderer.scale).lines
      }
    }
    return picture
  }

  /// Returns the picture with the touches, if requested.
  private func touched(_ bitmap: Bitmap) -> Bitmap {
    guard request.extras.showsTouches else { return bitmap }
    return renderer.onScreen {
      let fingers = renderer.window.fingersDown.map { ($0.point, $0.age) }
      return Overlay.touched(bitmap, scale: renderer.scale, fingers)
    } ?? bitmap
  }

  /// Returns the picture with the layout's lines or groups and the constraints, if requested.
  private func outlined(_ bitmap: Bitmap) -> Bitmap {
    guard request.extras.outlines else { return bitmap }
    return renderer.onScreen {
      let outline: (any LayoutOutline)? =
        FlowOutline(of: renderer.window) ?? GroupOutline(of: renderer.window)
      let lines = outline.flatMap {
        Overlay.outlined(bitmap, scale: renderer.scale, $0)
      }
      let constraints = ConstraintOutline(of: renderer.window)
      return Overlay.constrained(lines ?? bitmap, scale: renderer.scale, constraints) ?? lines
        ?? bitmap
    }
  }
}

extension CGPoint {
  fileprivate static func - (first: CGPoint, second: CGPoint) -> CGPoint {
    CGPoint(x: first.x - second.x, y: first.y - second.y)
  }
}
