import Testing
import UIKit

/// Tests the conversion of coordinates between views and the screen, and pixels per point.
@MainActor @Suite struct CoordinateSpaceTests {
  @Test func aViewsPlaceOnTheScreenCountsItsWindowsPlace() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    window.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
    #expect(view.convert(rect, to: screen) == CGRect(x: 16, y: 27, width: 2, height: 3))
    #expect(screen.convert(rect, to: view) == CGRect(x: -14, y: -25, width: 2, height: 3))
    #expect(screen.convert(CGPoint(x: 16, y: 27), to: view) == CGPoint(x: 1, y: 1))
    #expect(view.convert(CGPoint.zero, from: screen) == CGPoint(x: -15, y: -26))
    #expect(screen.convert(CGPoint.zero, from: view) == CGPoint(x: 15, y: 26))
    #expect(screen.bounds == UIScreen.main.bounds)
  }

  @Test func viewsOfTwoWindowsMeetOnTheScreen() {
    let windows = [CGPoint(x: 10, y: 0), CGPoint(x: 100, y: 50)].map {
      UIWindow(frame: CGRect(origin: $0, size: CGSize(width: 50, height: 50)))
    }
    let views = windows.map { window in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
      window.addSubview(view)
      return view as any UICoordinateSpace
    }
    #expect(views[0].convert(CGPoint.zero, to: views[1]) == CGPoint(x: -90, y: -50))
  }

  @Test func drawnViewsHaveThePixelsOfTheScreenUntilRequested() {
    final class Drawing: UIView {
      var scales: [CGFloat] = []
      override func draw(_ rect: CGRect) {
        scales.append(UIGraphicsGetCurrentContext()?.userSpaceToDeviceSpaceTransform.a ?? 0)
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.contentScaleFactor == UIScreen.main.scale)
    #expect(UIView(frame: .zero).contentScaleFactor == 1)
    view.contentScaleFactor = 1
    #expect(view.contentScaleFactor == 1 && view.layer.contentsScale == 1)
    view.layer.displayIfNeeded()
    #expect(view.scales.map(abs) == [1])
    view.contentScaleFactor = 0
    #expect(view.contentScaleFactor == UIScreen.main.scale)
  }
}
