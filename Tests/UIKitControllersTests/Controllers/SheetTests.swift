import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SheetTests {
  private final class Delegate: NSObject, UISheetPresentationControllerDelegate {
    var entries: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      entries.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      entries.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      entries.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { entries.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { entries.append("detent") }
  }

  private let delegate = Delegate()
  private let sheet = UIViewController()

  private func shown(
    _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
  ) -> (UIViewController, UIWindow) {
    let root = UIViewController()
    let window = shownWindow(root)
    sheet.sheetPresentationController?.detents = detents
    sheet.sheetPresentationController?.delegate = delegate
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    return (root, window)
  }

  private func place(_ window: UIWindow) -> CGRect {
    sheet.view.convert(sheet.view.bounds, to: window)
  }

  @Test func aSheetIsAsHighAsItsDetent() {
    let (_, window) = shown([
      .custom(identifier: .init("low")) { 0.25 * $0.maximumDetentValue }, .medium(), .large(),
    ])
    #expect(place(window) == CGRect(x: 0, y: 362.5, width: 320, height: 117.5))
    let controller = sheet.sheetPresentationController
    controller?.selectedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(place(window) == CGRect(x: 0, y: 240, width: 320, height: 240))
    controller?.animateChanges { controller?.selectedDetentIdentifier = .large }
    window.clock.settle()
    #expect(place(window) == CGRect(x: 0, y: 10, width: 320, height: 470))
    #expect(delegate.entries.isEmpty)
    window.turn(animated: false)
    #expect(place(window) == CGRect(x: 0, y: 0, width: 480, height: 320))
  }

  @Test func largeScreensHaveFormsInTheMiddle() {
    let root = UIViewController()
    let window = shownWindow(root)
    window.resize(to: CGSize(width: 800, height: 1_000), animated: false)
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(place(window) == CGRect(x: 130, y: 190, width: 540, height: 620))
  }

  @Test func aFingerPullsItFromDetentToDetent() throws {
    let (_, window) = shown()
    try window.play {
      $0.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 190), duration: 0.5)
    }
    #expect(place(window) == CGRect(x: 0, y: 140, width: 320, height: 340))
    try window.play {
      $0.move(to: CGPoint(x: 160, y: 150), duration: 0.5)
      $0.wait(0.2)
      $0.lift()
    }
    window.clock.settle()
    #expect(place(window) == CGRect(x: 0, y: 10, width: 320, height: 470))
    #expect(delegate.entries == ["detent"])
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    try window.play { $0.fling(from: CGPoint(x: 160, y: 60), velocity: CGVector(dx: 0, dy: 800)) }
    window.clock.settle()
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .medium)
    #expect(place(window) == CGRect(x: 0, y: 240, width: 320, height: 240))
  }

  @Test func pulledDownItGoes() throws {
    let (root, window) = shown()
    try window.play {
      $0.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 450), duration: 0.5)
    }
    #expect(place(window) == CGRect(x: 0, y: 380, width: 320, height: 240))
    #expect(delegate.entries == ["will"])
    try window.play {
      $0.wait(0.2)
      $0.lift()
    }
    #expect(delegate.entries == ["will", "should"])
    window.clock.settle()
    #expect(delegate.entries == ["will", "should", "did"])
    #expect(root.presentedViewController == nil && window.subviews == [root.view])
  }

  @Test func aModalSheetStays() throws {
    let (root, window) = shown()
    sheet.isModalInPresentation = true
    try window.play {
      $0.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 460), duration: 0.5)
    }
    #expect(place(window) == CGRect(x: 0, y: 255, width: 320, height: 240))
    try window.play {
      $0.wait(0.2)
      $0.lift()
    }
    window.clock.settle()
    #expect(place(window) == CGRect(x: 0, y: 240, width: 320, height: 240))
    #expect(delegate.entries == ["attempt"] && root.presentedViewController === sheet)
  }

  @Test func aFingerOnTheShadeDismisses() throws {
    let (root, window) = shown()
    try window.play { $0.tap(at: CGPoint(x: 160, y: 100)) }
    window.clock.settle()
    #expect(delegate.entries == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  /// A drag on content at its top moves the sheet; at other offsets, and in a sheet at its highest,
  /// the content scrolls.
  @Test func contentPullsTheSheetAtItsTop() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2_000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.view.frame = scroll.frame
    sheet.view.addSubview(scroll)
    let (root, window) = shown()
    func drag(_ start: CGFloat, _ end: CGFloat) throws {
      try window.play {
        $0.drag(from: CGPoint(x: 160, y: start), to: CGPoint(x: 160, y: end), duration: 0.5)
        $0.wait(0.2)
        $0.lift()
      }
      window.clock.settle()
    }
    try drag(400, 200)
    #expect(place(window).minY == 10 && scroll.contentOffset.y == 0)
    try drag(400, 200)
    #expect(place(window).minY == 10 && scroll.contentOffset.y == 190)
    try drag(200, 300)
    #expect(place(window).minY == 10 && scroll.contentOffset.y == 100)
    scroll.contentOffset.y = 0
    try drag(100, 340)
    #expect(place(window).minY == 240 && root.presentedViewController === sheet)
  }

  /// The sheet's top, in points, on its way up and at the end.
  @Test func sheetsComeFromBelowWhateverTheirSource() {
    let tops = [false, true].map { (isSet: Bool) -> [Int] in
      let (root, sheet) = (UIViewController(), UIViewController())
      let window = shownWindow(root)
      let source = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      root.view.addSubview(source)
      sheet.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      let controller = sheet.sheetPresentationController
      controller?.detents = [.medium()]
      controller?.sourceView = isSet ? source : nil
      controller?.prefersPageSizing = isSet
      #expect(controller?.sourceView === (isSet ? source : nil))
      #expect(controller?.prefersPageSizing == isSet)
      root.present(sheet, animated: true)
      return [0.1, 0.1, 1].map {
        window.clock.advance(by: $0)
        let bytes = window.pictureBytes
        let blue: [UInt8] = [255, 0, 0, 255]
        return (0..<480).first { row in
          let middle = 4 * (320 * row + 160)
          return Array(bytes[middle..<middle + 4]) == blue
        } ?? 480
      }
    }
    #expect(tops[0] == tops[1] && tops[0][2] == 240)
    #expect(tops[0][0] > tops[0][1] && tops[0][1] > 240)
  }
}
