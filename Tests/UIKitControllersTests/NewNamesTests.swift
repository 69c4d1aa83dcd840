import Foundation
import Sessions
import Synchronization
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitRuntime

/// Tests names of iOS 13 to 18, and of much older systems, that apps use.
@MainActor @Suite struct NewNamesTests {
  private func logged(_ body: () -> Void) -> [String] {
    let heard = Mutex<[String]>([])
    ProgrammerWarning.captured(by: { line in heard.withLock { $0.append(line) } }, body)
    return heard.withLock { $0 }
  }

  // MARK: Values

  @Test func widthsOfFontsAreLoggedOnce() {
    let lines = logged {
      for width in [UIFont.Width.standard, .condensed, .condensed] {
        let font = UIFont.systemFont(ofSize: 15, weight: .bold, width: width)
        #expect(font == .systemFont(ofSize: 15, weight: .bold))
      }
    }
    #expect(lines.count == 1 && lines[0].contains("'condensed'"))
  }

  @Test func aScreenHasOneModeAndNoFocus() {
    let screen = UIScreen.main
    #expect(screen.overscanCompensation == .scale && screen.overscanCompensationInsets == .zero)
    screen.overscanCompensation = .none
    #expect(screen.overscanCompensation == .none)
    screen.overscanCompensation = .scale
    #expect(screen.calibratedLatency == 0 && screen.focusedView == nil && !screen.supportsFocus)
    #expect(screen.currentEDRHeadroom == 1 && screen.referenceDisplayModeStatus == .notSupported)
    let mode = screen.currentMode
    #expect(logged { screen.currentMode = mode } == [])
    #expect(logged { screen.currentMode = nil }.count == 1)
  }

  @Test func aChangeOfBrightnessIsPosted() {
    let count = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    let before = UIScreen.main.brightness
    UIScreen.main.brightness = 2
    #expect(UIScreen.main.brightness == 1)
    UIScreen.main.brightness = 1
    NotificationCenter.default.removeObserver(token)
    UIScreen.main.brightness = before
    #expect(count.withLock { $0 } == 1)
  }

  /// The device's top is at the left of a screen in landscape.
  @Test func theFixedSpaceIsUpright() {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 800, height: 400), scale: 2).run {
      let (screen, fixed) = (UIScreen.main, UIScreen.main.fixedCoordinateSpace)
      #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(fixed.convert(CGPoint(x: 0, y: 0), from: screen) == CGPoint(x: 400, y: 0))
      #expect(fixed.convert(CGPoint(x: 800, y: 400), from: screen) == CGPoint(x: 0, y: 800))
      #expect(
        screen.convert(CGRect(x: 390, y: 0, width: 10, height: 20), from: fixed)
          == CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(fixed.convert(CGPoint(x: 1, y: 2), to: screen.fixedCoordinateSpace).y == 2)
    }
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 400, height: 800), scale: 2).run {
      let fixed = UIScreen.main.fixedCoordinateSpace
      #expect(fixed.convert(CGPoint(x: 3, y: 4), from: UIScreen.main) == CGPoint(x: 3, y: 4))
    }
  }

  @Test func traitsOfLaterSystemsAreOverridden() {
    let view = UIView()
    #expect(view.traitCollection.activeAppearance == .active)
    #expect(view.traitCollection.sceneCaptureState == .inactive)
    view.traitOverrides.activeAppearance = .inactive
    #expect(view.traitCollection.activeAppearance == .inactive)
    #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
  }

  @Test func imagesHaveFormatsAndTraits() {
    let image = UIImage.of(["rr", "rr"])
    #expect(image.imageRendererFormat.scale == image.scale)
    #expect(!image.isHighDynamicRange && image.imageRestrictedToStandardDynamicRange() === image)
    #expect(image.traitCollection.userInterfaceStyle == .unspecified)
    #expect(UIImage.strokedCheckmark.size != .zero)
  }

  @Test func lettersAreNotTransformed() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    let slope = CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)
    #expect(logged { _ = descriptor.withMatrix(.identity) } == [])
    #expect(logged { _ = descriptor.withMatrix(slope) }.count == 1)
    #expect(descriptor.withMatrix(slope) == descriptor)
  }

  // MARK: Views

  @Test func theAnchorPointIsTheLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero && view.center == CGPoint(x: 10, y: 5))
    #expect(view.frame.origin == CGPoint(x: 10, y: 5))
  }

  private final class Overlay: UIWindow {
    override var canBecomeKey: Bool { false }
  }

  @Test func aWindowThatCannotBecomeKeyDoesNot() {
    RenderSession.fresh(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1).run {
      let (window, overlay) = (UIWindow(), Overlay())
      window.makeKeyAndVisible()
      overlay.makeKeyAndVisible()
      #expect(window.isKeyWindow && !overlay.isKeyWindow && !overlay.isHidden)
    }
  }

  private final class Deaf: UITapGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
  }

  @Test func aRecognizerMayRefuseAnEvent() throws {
    var taps: [String] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (deaf, other) = (Deaf(), UITapGestureRecognizer())
    deaf.addHandler { _ in taps.append("deaf") }
    other.addHandler { _ in taps.append("other") }
    view.addGestureRecognizer(deaf)
    view.addGestureRecognizer(other)
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    try window.play { $0.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(taps == ["other"])
  }

  @Test func fingersAreUpright() {
    let touch = UITouch()
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0)
    #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties == [] && touch.estimationUpdateIndex == nil)
  }

  @Test func aSceneHasTheScreensGeometry() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.effectiveGeometry.interfaceOrientation == scene.interfaceOrientation)
    #expect(scene.isFullScreen && scene.subtitle == "")
    #expect(UILabel().showsExpansionTextWhenTruncated == false)
    #expect(logged { UIMenu().preferredElementSize = .large } == [])
    #expect(logged { UIMenu().preferredElementSize = .small }.count == 1)
  }

  // MARK: Controls and controllers

  @Test func thePrimaryActionIsPerformed() {
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    #expect(count == 1 && button.behavioralStyle == .pad && !button.isHovered)
    button.preferredBehavioralStyle = .mac
    #expect(button.preferredBehavioralStyle == .mac)
    let text = UITextView()
    text.writingToolsBehavior = .none
    #expect(text.writingToolsBehavior == .none && !text.isWritingToolsActive)
  }

  @Test func theNextTextReplacesAll() {
    let text = UITextView()
    text.text = "fox"
    text.clearsOnInsertion = true
    text.insertText("a")
    text.insertText("b")
    #expect(text.text == "ab" && !text.clearsOnInsertion)
    #expect(text.textDragInteraction == nil && !text.isTextDragActive)
    text.textDragOptions = .stripTextColorFromPreviews
    #expect(text.textDragOptions == .stripTextColorFromPreviews)
    let table = UITableView()
    table.allowsFocusDuringEditing = true
    table.focusEffect = UIFocusHaloEffect()
    #expect(table.allowsFocusDuringEditing && table.focusEffect is UIFocusHaloEffect)
    #expect(UIView().focusGroupPriority == .ignored)
  }

  @Test func aSearchFieldIsDisabledAndHasAnAccessory() {
    let (bar, accessory) = (UISearchBar(), UIView())
    bar.isEnabled = false
    bar.inputAccessoryView = accessory
    #expect(!bar.searchTextField.isEnabled)
    #expect(bar.searchTextField.inputAccessoryView === accessory)
  }

  @Test func theActivePresentationIsThatOfTheRoot() {
    let (window, sheet) = (
      UIWindow(), UINavigationController(rootViewController: UIViewController())
    )
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(sheet, animated: false)
    let inner = sheet.viewControllers[0]
    #expect(inner.activePresentationController === sheet.presentationController)
    #expect(window.rootViewController?.activePresentationController == nil)
    #expect(inner.activePresentationController != nil)
  }

  @Test func aPresentationOverridesTraits() {
    let (window, sheet) = (UIWindow(), UIViewController())
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(sheet, animated: false)
    sheet.presentationController?.overrideTraitCollection = UITraitCollection(
      userInterfaceStyle: .dark)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
    sheet.presentationController?.overrideTraitCollection = nil
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
  }

  @Test func keyCommandsAreAddedAndRemoved() {
    let controller = UIViewController()
    let command = UIKeyCommand(input: UIKeyCommand.f5, modifierFlags: [], action: Selector("go"))
    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test func tabsAreFoundByTheirIdentifiers() {
    let inner = UITab(title: "b", image: nil, identifier: "inner") { _ in UIViewController() }
    let group = UITabGroup(title: "a", image: nil, identifier: "group", children: [inner])
    let bar = UITabBarController()
    bar.setTabs([group], animated: false)
    #expect(bar.tab(forIdentifier: "inner") === inner && bar.tab(forIdentifier: "c") == nil)
    #expect(group.viewController?.tab === group)
  }

  @Test func theDelegateSupportsOrientations() {
    final class Delegate: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    RenderSession().run {
      let app = UIApplication.shared
      #expect(app.supportedInterfaceOrientations(for: nil) == .all)
      app.delegate = Delegate()
      #expect(app.supportedInterfaceOrientations(for: nil) == .portrait)
      #expect(app.applicationSupportsShakeToEdit)
      app.applicationSupportsShakeToEdit = false
      #expect(!app.applicationSupportsShakeToEdit)
    }
  }
}
