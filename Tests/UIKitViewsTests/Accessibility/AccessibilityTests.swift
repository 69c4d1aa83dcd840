import Testing
import UIKit

/// Tests the accessibility properties of views.
@MainActor @Suite struct AccessibilityTests {
  private final class Mark: UIView {
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "mark" }
      set {}
    }
    override func accessibilityActivate() -> Bool { true }
  }

  @Test func whatIsSetIsKept() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none && view.accessibilityElements == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Mountain"
    view.accessibilityValue = "1,838 m"
    view.accessibilityHint = "Opens the map"
    view.accessibilityTraits = [.button, .selected]
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Mountain")
    #expect(view.accessibilityValue == "1,838 m" && view.accessibilityHint == "Opens the map")
    #expect(view.accessibilityTraits.rawValue == 9)
    #expect(view.accessibilityAttributedLabel?.string == "Mountain")
    view.accessibilityLabel = nil
    #expect(view.accessibilityLabel == nil)
  }

  @Test func aLabelReportsItsText() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting" && label.text == "Hello")
    label.accessibilityLabel = nil
    label.text = "Bye"
    #expect(label.accessibilityLabel == "Bye")
  }

  @Test func controlsReportTheirState() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits.contains(.toggleButton))
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada" && field.isAccessibilityElement)
    let progress = UIProgressView()
    progress.progress = 0.25
    #expect(progress.accessibilityValue == "25%")
    #expect(!UISegmentedControl(items: ["a"]).isAccessibilityElement)
    let item = UIBarButtonItem(title: "Edit", menu: nil)
    #expect(item.accessibilityLabel == "Edit" && item.isAccessibilityElement)
  }

  @Test func aSliderIsSteppedAndNotifiesItsTargets() {
    let slider = UISlider()
    (slider.maximumValue, slider.value) = (20, 10)
    #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits == .adjustable)
    var heard = 0
    slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    #expect(slider.value == 12 && heard == 1)
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 8 && slider.accessibilityValue == "40%")
  }

  @Test func aTableCellReportsTheWordsInside() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Ada"
    cell.detailTextLabel?.text = "Lovelace"
    cell.layoutIfNeeded()
    #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Ada, Lovelace")
    #expect(!UICollectionViewCell().isAccessibilityElement)
  }

  @Test func framesAreTheScreens() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 20))
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 20))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 20, y: 35))
    let part = UIAccessibilityElement(accessibilityContainer: outer)
    part.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(part.isAccessibilityElement)
    #expect(part.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    let path = UIAccessibility.convertToScreenCoordinates(
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)), in: inner)
    #expect(path.bounds == CGRect(x: 15, y: 25, width: 2, height: 2))
  }

  @Test func elementsAreFoundByIndexAndObject() {
    let view = UIView()
    let parts = [
      UIAccessibilityElement(accessibilityContainer: view),
      UIAccessibilityElement(accessibilityContainer: view),
    ]
    #expect(view.accessibilityElementCount() == 0)
    view.accessibilityElements = parts
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as AnyObject === parts[1])
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: parts[1]) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test func overridesAreHandledThroughTheBaseClass() {
    let mark: NSObject = Mark()
    #expect(mark.isAccessibilityElement && mark.accessibilityLabel == "mark")
    #expect((mark as? UIView)?.accessibilityActivate() == true)
    #expect(!UIView().accessibilityActivate())
  }

  @Test func otherObjectsKeepWhatIsSetBesideThem() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    #expect(image.accessibilityLabel == nil)
    image.accessibilityLabel = "Sun"
    #expect(image.accessibilityLabel == "Sun")
    let picture = UIImageView(image: image)
    #expect(picture.accessibilityLabel == "Sun" && picture.accessibilityTraits == .image)
    #expect(!picture.isAccessibilityElement)
  }

  @Test func customActionsDoWhatTheyAreFor() {
    let view = UIView()
    var done = false
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in
      done = true
      return true
    }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.name == "Delete")
    #expect(action.actionHandler?(action) == true && done)
  }

  @Test func nothingAssists() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isVideoAutoplayEnabled)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test func customContentIsKeptAndNotRead() {
    final class Row: UIView, AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = []
    }
    let row = Row()
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Row"
    let content = AXCustomContent(label: "Size", value: "large")
    content.importance = .high
    row.accessibilityCustomContent = [content]
    #expect(row.accessibilityLabel == "Row" && row.accessibilityValue == nil)
    #expect(row.accessibilityCustomContent.map(\.value) == ["large"])
    #expect((content.copy() as? AXCustomContent)?.importance == .high)
    UIAccessibility.post(notification: .layoutChanged, argument: row)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test func settingsHaveNotifications() {
    let names = [
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      UIAccessibility.closedCaptioningStatusDidChangeNotification,
      UIAccessibility.differentiateWithoutColorDidChangeNotification,
      UIAccessibility.hearingDevicePairedEarDidChangeNotification,
      UIAccessibility.monoAudioStatusDidChangeNotification,
      UIAccessibility.onOffSwitchLabelsDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.shakeToUndoDidChangeNotification,
      UIAccessibility.speakScreenStatusDidChangeNotification,
      UIAccessibility.speakSelectionStatusDidChangeNotification,
      UIAccessibility.videoAutoplayStatusDidChangeNotification,
    ]
    #expect(Set(names).count == names.count)
    #expect(
      names[2].rawValue == "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  }
}
