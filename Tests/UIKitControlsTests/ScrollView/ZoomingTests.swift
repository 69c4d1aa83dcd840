import Testing
import UIKit

@MainActor @Suite struct ZoomingTests {
  private func photo() -> DraggedScreen {
    let screen = DraggedScreen(content: CGSize(width: 320, height: 480))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.view.addSubview(photo)
    screen.follower.zoomed = photo
    (screen.view.minimumZoomScale, screen.view.maximumZoomScale) = (1, 4)
    return screen
  }

  private func zoomed(_ screen: DraggedScreen) throws -> UIView {
    let view = screen.follower.zoomed
    if let view { return view }
    throw CancellationError()
  }

  @Test func codeZoomsAboutTheMiddle() throws {
    let screen = photo()
    screen.view.zoomScale = 2
    #expect(try zoomed(screen).frame == CGRect(x: 0, y: 0, width: 640, height: 960))
    #expect(screen.view.contentSize == CGSize(width: 640, height: 960))
    #expect(screen.offset == CGPoint(x: 160, y: 240))
    screen.view.zoomScale = 9
    #expect(screen.view.zoomScale == 4)
    screen.view.zoomScale = 0.1
    #expect(screen.view.zoomScale == 1 && screen.offset == .zero)
    #expect(try zoomed(screen).frame == screen.view.bounds)
  }

  @Test func aRectangleIsShownAsLargeAsItFits() throws {
    let screen = photo()
    screen.view.zoom(to: CGRect(x: 100, y: 200, width: 160, height: 100), animated: false)
    #expect(screen.view.zoomScale == 2 && screen.offset == CGPoint(x: 200, y: 260))
    screen.view.zoom(to: CGRect(x: 0, y: 0, width: 80, height: 120), animated: false)
    #expect(screen.view.zoomScale == 4 && screen.offset == .zero)
  }

  @Test func anAnimatedZoomTakesItsTime() throws {
    let screen = photo()
    screen.view.setZoomScale(3, animated: true)
    #expect(screen.view.zoomScale == 1)
    screen.window.clock.advance(by: 0.15)
    #expect(screen.view.zoomScale == 2)
    screen.window.clock.settle()
    #expect(screen.view.zoomScale == 3 && screen.offset == CGPoint(x: 320, y: 480))
    #expect(screen.takeEvents().first == "zoom" && screen.follower.heard.isEmpty)
  }

  /// The content between the fingers stays there.
  @Test func fingersZoomAboutTheirMiddle() throws {
    let screen = photo()
    let middle = CGPoint(x: 100, y: 100)
    try screen.play {
      $0.pinch(at: middle, from: 40, to: 48, duration: 1.0 / 60)
      $0.wait(0.1)
    }
    #expect(screen.view.isZooming && screen.view.zoomScale == 1)
    try screen.play {
      var (first, second) = (TouchScript(), TouchScript())
      first.move(to: CGPoint(x: 52, y: 100), duration: 0.2, finger: 1)
      second.move(to: CGPoint(x: 148, y: 100), duration: 0.2, finger: 2)
      $0.together([first, second])
    }
    #expect(abs(screen.view.zoomScale - 2) < 1e-6)
    let point = try zoomed(screen).convert(middle, from: screen.window)
    #expect(abs(point.x - 100) < 1 && abs(point.y - 100) < 1)
    try screen.play { $0.lift() }
    #expect(!screen.view.isZooming)
    screen.window.clock.settle()
    #expect(abs(screen.view.zoomScale - 2) < 1e-6)
    #expect(screen.takeEvents().contains { $0.hasPrefix("zoomed ") })
  }

  @Test func aScalePastItsLimitBouncesBack() throws {
    for bounces in [true, false] {
      let screen = photo()
      screen.view.bouncesZoom = bounces
      try screen.play { $0.pinch(at: CGPoint(x: 160, y: 240), from: 200, to: 60) }
      #expect((screen.view.zoomScale < 0.7) == bounces)
      try screen.play { $0.lift() }
      #expect(screen.view.isZoomBouncing == bounces)
      screen.window.clock.settle()
      #expect(screen.view.zoomScale == 1 && screen.offset == .zero)
      #expect(screen.takeEvents().last == "zoomed 1.0")
    }
  }

  @Test func withoutRoomNothingZooms() throws {
    let screen = DraggedScreen()
    #expect(screen.view.pinchGestureRecognizer == nil)
    screen.view.maximumZoomScale = 2
    #expect(screen.view.pinchGestureRecognizer != nil)
    screen.view.zoomScale = 2
    #expect(screen.view.zoomScale == 1, "no view to zoom")
    screen.view.maximumZoomScale = 1
    #expect(screen.view.pinchGestureRecognizer == nil)
    #expect(screen.view.gestureRecognizers?.count == 2)
  }
}
