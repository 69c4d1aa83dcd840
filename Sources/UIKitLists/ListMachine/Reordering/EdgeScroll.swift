/// A touch that scrolls content while it is near an edge: an interactive movement, or a two-finger
/// selection.
@preconcurrency @MainActor
protocol EdgeScrollSource: AnyObject {
  /// The automatic scroll near an edge.
  var edgeScroll: EdgeScroll? { get set }

  /// Returns the position as a point of the content; nil after the end of the touch.
  func location(in list: ListMachine) -> CGPoint?

  /// Called after content has scrolled under the touch.
  func contentHasScrolled(in list: ListMachine)
}

extension EdgeScrollSource {
  /// Stops the automatic scroll.
  func endEdgeScroll() {
    edgeScroll?.stop()
    edgeScroll = nil
  }
}

/// Scrolls content while a touch is near an edge, as long as there is more content.
///
/// UIKit does the same but does not publish its numbers; all of them are here. With paging, content
/// scrolls by pages.
@MainActor
final class EdgeScroll {
  /// The length of the zone at an edge, in points, and its maximum as a fraction of the view's
  /// length.
  static let zone: CGFloat = 50
  static let maximumZoneFraction: CGFloat = 0.25
  /// The speed at the very edge, in points per second; it grows linearly in the zone.
  static let speed: CGFloat = 600
  /// The time near the edge before a page is turned, in seconds.
  static let pageDelay: CFTimeInterval = 0.5
  private static let frameDuration = 1 / ScrollDriver.framesPerSecond

  private weak var list: ListMachine?
  private weak var view: UIScrollView?
  private weak var finger: (any EdgeScrollSource)?
  private let clock: MediaClock
  private var next: ScheduledEvent?
  /// The offset before rounding to pixels.
  private var exactOffset: CGPoint

  init(_ list: ListMachine, under finger: any EdgeScrollSource) {
    (self.list, view, self.finger) = (list, list.host, finger)
    clock = list.clock
    exactOffset = list.contentOffset
  }

  func begin() {
    guard let view else { return }
    if view.isPagingEnabled { waitToTurn() } else { view.driver.start(self) }
  }

  func stop() {
    next?.cancel()
    view?.driver.end(self)
  }

  private var isInProgress: Bool { finger?.edgeScroll === self }

  private func endIfInProgress() { if isInProgress { finger?.endEdgeScroll() } }

  /// The direction and strength of the scroll; nil for none.
  private var pull: CGVector? {
    guard view != nil, let list, let location = finger?.location(in: list) else { return nil }
    return list.edgePull(at: location)
  }

  /// Notifies the touch that content has scrolled.
  private func goOn() {
    guard view != nil, let list, let finger else { return }
    finger.contentHasScrolled(in: list)
    list.updateEdgeScroll(under: finger)
  }

  // MARK: Pages

  private func waitToTurn() {
    next = clock.schedule(after: Self.pageDelay) { [weak self] in self?.turnPage() }
  }

  private func turnPage() {
    guard let view, let list, let pull else { return endIfInProgress() }
    view.setContentOffset(list.neighbouringPage(in: pull), animated: true)
    // The first frame after the page animation.
    next = clock.schedule(after: OffsetAnimation.duration + Self.frameDuration) {
      [weak self] in
      guard let self else { return }
      goOn()
      if isInProgress { waitToTurn() }
    }
  }
}

extension EdgeScroll: ContentMotion {
  var duration: TimeInterval { .infinity }

  var stopsOnTouch: Bool { false }

  /// The position of the touch determines the speed of each frame.
  func offset(at time: TimeInterval) -> CGPoint {
    guard let view, let pull else { return exactOffset }
    let step = Self.speed * Self.frameDuration
    exactOffset = view.clampedContentOffset(
      CGPoint(x: exactOffset.x + pull.dx * step, y: exactOffset.y + pull.dy * step))
    return exactOffset
  }

  func shift(by distance: CGPoint) {
    exactOffset = CGPoint(x: exactOffset.x + distance.x, y: exactOffset.y + distance.y)
  }

  func clampToContent(_ view: UIScrollView, at time: TimeInterval) {
    exactOffset = view.clampedContentOffset(exactOffset)
  }

  func didStep(in view: UIScrollView) { goOn() }

  func didArrive(in view: UIScrollView) {}

  /// Continues from an offset that something else has set.
  func wasStopped(in view: UIScrollView, byTouch: Bool) { endIfInProgress() }
}

extension ListMachine {
  /// Starts or stops the automatic scroll according to the position of the touch.
  func updateEdgeScroll(under finger: any EdgeScrollSource) {
    guard let location = finger.location(in: self), edgePull(at: location) != nil else {
      return finger.endEdgeScroll()
    }
    guard finger.edgeScroll == nil else { return }
    finger.edgeScroll = EdgeScroll(self, under: finger)
    finger.edgeScroll?.begin()
  }

  /// Returns the scroll strength along each axis for a point of the content, -1 to 1; nil outside
  /// of the zones, or at the content's end.
  fileprivate func edgePull(at position: CGPoint) -> CGVector? {
    let viewport = bounds.inset(by: adjustedContentInset)
    let (offset, least, greatest) = (contentOffset, minimumContentOffset, maximumContentOffset)
    func pull(
      _ location: CGFloat, _ start: CGFloat, _ end: CGFloat, canGoBack: Bool, canGoOn: Bool
    ) -> CGFloat {
      let zone = min(EdgeScroll.zone, (end - start) * EdgeScroll.maximumZoneFraction)
      guard zone > 0 else { return 0 }
      let (back, on) = ((start + zone - location) / zone, (location - end + zone) / zone)
      if back > 0 && canGoBack { return -min(back, 1) }
      return on > 0 && canGoOn ? min(on, 1) : 0
    }
    let vector = CGVector(
      dx: pull(
        position.x, viewport.minX, viewport.maxX, canGoBack: offset.x > least.x,
        canGoOn: offset.x < greatest.x),
      dy: pull(
        position.y, viewport.minY, viewport.maxY, canGoBack: offset.y > least.y,
        canGoOn: offset.y < greatest.y))
    return vector == .zero ? nil : vector
  }

  /// Returns the offset of the previous or next page.
  fileprivate func neighbouringPage(in pull: CGVector) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat, _ pull: CGFloat) -> CGFloat {
      guard pull != 0, length > 0 else { return offset }
      let pages = offset / length
      return (pull > 0 ? pages.rounded(.down) + 1 : pages.rounded(.up) - 1) * length
    }
    return clampedContentOffset(
      CGPoint(
        x: page(contentOffset.x, bounds.width, pull.dx),
        y: page(contentOffset.y, bounds.height, pull.dy)))
  }
}
