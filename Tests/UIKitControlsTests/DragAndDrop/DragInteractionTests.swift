import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

/// Tests drag and drop between plain views.
@MainActor @Suite struct DragInteractionTests {
  @MainActor
  private final class Ends: NSObject, UIDragInteractionDelegate,
    UIDropInteractionDelegate
  {
    var heard: [String] = []
    var operation = UIDropOperation.copy
    var landing: UIDragPreviewTarget?
    var loaded: [String] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      heard.append("items")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "word")))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      heard.append("lift")
      animator.addCompletion { [weak self] in self?.heard.append("lifted \($0)") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { heard.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { heard.append("ends with \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { heard.append("ended with \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { heard.append("transferred") }

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool {
      heard.append("handle?")
      return session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { heard.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      if heard.last != "update" { heard.append("update") }
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { heard.append("exit") }
    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      heard.append("drop")
      session.loadObjects(ofClass: NSString.self) { [weak self] in
        self?.loaded += $0.map { "\($0)" }
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { heard.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { heard.append("end") }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { landing.map(defaultPreview.retargetedPreview) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let source = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
  private let target = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  private let ends = Ends()

  init() {
    source.backgroundColor = .red
    window.addSubview(source)
    window.addSubview(target)
    source.addInteraction(UIDragInteraction(delegate: ends))
    target.addInteraction(UIDropInteraction(delegate: ends))
  }

  private func play(_ write: (inout TouchScript) -> Void) throws -> [String] {
    try window.play(write)
    defer { ends.heard = [] }
    return ends.heard
  }

  private func settle() -> [String] {
    window.clock.settle()
    defer { ends.heard = [] }
    return ends.heard
  }

  private var preview: PreviewView? { window.subviews.lazy.compactMap { $0 as? PreviewView }.first }

  @Test func aViewIsDraggedIntoAnother() throws {
    #expect(
      try play { $0.longPress(at: CGPoint(x: 30, y: 20), duration: 0.5) } == ["items", "lift"])
    #expect(preview?.frame == CGRect(x: 9, y: 9.5, width: 42, height: 21))
    #expect(preview?.layer.presentation()?.frame == source.frame)
    #expect(settle() == ["lifted end"])
    #expect(
      try play { $0.move(to: CGPoint(x: 90, y: 20), duration: 0.1) } == ["begin"])
    #expect(
      try play { $0.move(to: CGPoint(x: 120, y: 50), duration: 0.1) }
        == ["handle?", "enter", "update"])
    #expect(preview?.center == CGPoint(x: 120, y: 50))
    let badge = preview?.subviews.compactMap { $0 as? DragBadge }.first
    #expect(badge?.sign == .plus && badge?.isHidden == false)
    ends.landing = UIDragPreviewTarget(container: target, center: CGPoint(x: 50, y: 50))
    #expect(try play { $0.lift() } == ["ends with copy", "drop"])
    window.clock.advance(by: 0.15)
    #expect(preview?.layer.presentation()?.position == CGPoint(x: 135, y: 50))
    #expect(ends.loaded == ["word"])
    #expect(settle() == ["conclude", "transferred", "end", "ended with copy"])
    #expect(preview == nil)
  }

  @Test func droppedNowhereItReturns() throws {
    _ = try play {
      $0.longPress(at: CGPoint(x: 30, y: 20))
      $0.move(to: CGPoint(x: 120, y: 50), duration: 0.1)
    }
    #expect(try play { $0.move(to: CGPoint(x: 60, y: 50)) }.last == "exit")
    _ = settle()
    #expect(try play { $0.lift() } == ["ends with cancel"])
    window.clock.advance(by: 0.15)
    #expect(preview?.layer.presentation()?.position == CGPoint(x: 45, y: 35))
    #expect(settle() == ["end", "ended with cancel"] && preview == nil)
  }

  /// A destination may forbid a drop; a disabled drag interaction does not lift an item.
  @Test func someAreForbidden() throws {
    ends.operation = .forbidden
    _ = try play {
      $0.longPress(at: CGPoint(x: 30, y: 20))
      $0.move(to: CGPoint(x: 120, y: 50), duration: 0.1)
    }
    #expect(try play { $0.lift() } == ["exit", "ends with forbidden"])
    _ = settle()
    (source.interactions.first as? UIDragInteraction)?.isEnabled = false
    #expect(try play { $0.longPress(at: CGPoint(x: 30, y: 20)) } == [])
  }

  /// A value that is provided later arrives later; a value of a missing type does not arrive.
  @Test func providersGiveNowOrLater() {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: NSString.self, visibility: .all) { completion in
      MediaClock.current.schedule(after: 2) { completion(NSString(string: "late"), nil) }
      return nil
    }
    var heard: [String] = []
    provider.loadObject(ofClass: NSString.self) { object, _ in
      heard.append(object.map { "\($0)" } ?? "-")
    }
    provider.loadObject(ofClass: NSURL.self) { object, error in
      heard.append("\(object == nil) \(error != nil)")
    }
    #expect(heard == [] && provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    MediaClock.current.advance(by: 1)
    #expect(heard == ["true true"])
    MediaClock.current.advance(by: 1)
    #expect(heard == ["true true", "late"])
  }

  /// Images and colours are objects; texts and URLs also arrive as Swift values.
  @Test func providersHoldMoreThanTexts() {
    let (image, color) = (UIImage(), UIColor.red)
    var heard: [String] = []
    NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { object, _ in
      heard.append("image \(object === image)")
    }
    NSItemProvider(object: color).loadObject(ofClass: UIColor.self) { object, _ in
      heard.append("color \(object === color)")
    }
    let text = NSItemProvider(object: NSString(string: "abc"))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
    #expect(!text.canLoadObject(ofClass: UIImage.self))
    text.loadObject(ofClass: String.self) { value, _ in heard.append(value ?? "none") }
    text.loadObject(ofClass: URL.self) { value, error in
      heard.append("\(value == nil) \(error as? NSItemProvider.ErrorCode == .itemUnavailableError)")
    }
    #expect(heard == [])
    MediaClock.current.advance(by: 0)
    #expect(heard == ["image true", "color true", "abc", "true true"])
  }

  @Test func theVisiblePathCutsThePicture() throws {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(ovalIn: source.bounds)
    parameters.backgroundColor = .clear
    let view = PreviewView(of: source, parameters)
    let bitmap = try #require(view.snapshotBitmap(scale: 1))
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      bitmap.pixels.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4 + 3, as: UInt8.self)
    }
    #expect(alpha(0, 0) == 0 && alpha(20, 10) == 255 && alpha(39, 19) == 0)
  }

  @Test func itemsHeldOverAViewOpenNothing() throws {
    var opened = 0
    let spring = UISpringLoadedInteraction { _, _ in opened += 1 }
    target.addInteraction(spring)
    #expect(spring.view === target && target.interactions.count == 2)
    let heard = try play {
      $0.longPress(at: CGPoint(x: 30, y: 20))
      $0.move(to: CGPoint(x: 120, y: 50), duration: 0.1)
      $0.wait(5)
    }
    #expect(heard.contains("enter") && opened == 0)
  }

  /// A pointer and a large title are never requested, however long a finger is down.
  @Test func otherInteractionsAreKeptAndNeverUsed() throws {
    final class Asked: NSObject, UIPointerInteractionDelegate,
      UILargeContentViewerInteractionDelegate
    {
      var count = 0
      func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
      ) -> UIPointerRegion? {
        count += 1
        return nil
      }
      func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
      ) -> (any UILargeContentViewerItem)? {
        count += 1
        return nil
      }
    }
    let asked = Asked()
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 60, height: 40))
    view.showsLargeContentViewer = true
    window.addSubview(view)
    let plain = window.pictureBytes
    let pointer = UIPointerInteraction(delegate: asked)
    let viewer = UILargeContentViewerInteraction(delegate: asked)
    view.addInteraction(pointer)
    view.addInteraction(viewer)
    #expect(pointer.view === view && viewer.view === view && pointer.isEnabled)
    #expect(pointer.delegate === asked && viewer.delegate === asked)
    try window.play { $0.longPress(at: view.center, duration: 3) }
    pointer.invalidate()
    #expect(window.pictureBytes == plain && asked.count == 0)
    #expect(viewer.gestureRecognizerForExclusionRelationship.state == .possible)
  }
}
