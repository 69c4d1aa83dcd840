import Testing
import UIKit

@MainActor @Suite struct UIViewDisplayTests {
  private final class Counting: UIView {
    var draws = 0
    var layouts = 0
    override func draw(_ rect: CGRect) { draws += 1 }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func picture(of view: UIView) { _ = view.snapshotBitmap(scale: 1) }

  @Test func aViewIsDrawnWhenNeededAndNotMore() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    picture(of: view)
    picture(of: view)
    #expect(view.draws == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    picture(of: view)
    #expect(view.draws == 2)
    view.setNeedsDisplay(.zero)
    picture(of: view)
    #expect(view.draws == 2)
  }

  @Test func anotherScaleDrawsAgain() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    picture(of: view)
    _ = view.snapshotBitmap(scale: 2)
    #expect(view.draws == 2)
  }

  @Test func aChangeOfSizeStretchesUnlessTheViewRedraws() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    picture(of: view)
    view.frame.size.width = 20
    picture(of: view)
    #expect(view.draws == 1)
    view.contentMode = .redraw
    view.frame.size.width = 30
    picture(of: view)
    #expect(view.draws == 2)
  }

  @Test func layoutHappensOncePerRequest() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    picture(of: view)
    #expect(view.layouts == 1)
    picture(of: view)
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.frame.size.height = 11
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test func theCurrentContextIsTheViewsOwn() {
    final class Probe: UIView {
      var origin: CGPoint?
      var scale: CGFloat?
      override func draw(_ rect: CGRect) {
        let ctm = UIGraphicsGetCurrentContext()?.userSpaceToDeviceSpaceTransform
        origin = ctm.map { CGPoint.zero.applying($0) }
        scale = ctm?.a
      }
    }
    let view = Probe(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 2, y: 3)
    _ = view.snapshotBitmap(scale: 2)
    // In device space rows go upwards, as in CoreGraphics: of 20 rows, the origin is 6 above the
    // top.
    #expect(view.origin == CGPoint(x: -4, y: 26) && view.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func aHierarchyIsDrawnIntoTheCurrentContext() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .red
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let bitmap = try #require(Bitmap(width: 8, height: 8))
    UIGraphicsPushContext(bitmap.makeContext(scale: 1))
    #expect(
      view.drawHierarchy(in: CGRect(x: 2, y: 2, width: 4, height: 4), afterScreenUpdates: true))
    UIGraphicsPopContext()
    bitmap.flush()
    let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
    #expect(pixels[2 * bitmap.bytesPerRow / 4 + 2] == 0xFFFF_0000)
    #expect(pixels[0] == 0)
  }

  @Test func controllersAreNotifiedOfTheirAppearance() {
    final class Listener: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        heard.append("load")
      }
      override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
      override func viewWillLayoutSubviews() { heard.append("will layout") }
      override func viewDidLayoutSubviews() { heard.append("did layout") }
    }
    let controller = Listener()
    #expect(!controller.isViewLoaded)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(
      controller.heard == ["load", "will appear", "will layout", "did layout", "did appear"])
    #expect(controller.view.frame == window.bounds)
    window.frame.size = CGSize(width: 20, height: 30)
    #expect(controller.view.frame.size == CGSize(width: 20, height: 30))
  }
}
