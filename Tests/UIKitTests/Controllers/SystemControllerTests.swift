import Testing

@testable import UIKit

/// Controllers whose contents the system shows on iOS.
@MainActor @Suite struct SystemControllerTests {
  @Test func sharingThatIsDismissedWasNotDone() {
    let root = UIViewController()
    let window = shownWindow(root)
    let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    var heard: [Bool] = []
    sheet.completionWithItemsHandler = { _, done, _, _ in heard.append(done) }
    root.present(sheet, animated: true)
    window.clock.advance(by: 2)
    #expect(sheet.view is StubBox && heard.isEmpty)
    sheet.dismiss(animated: true)
    window.clock.advance(by: 2)
    #expect(heard == [false])
  }

  @Test func pickersAreGreyBoxes() {
    #expect(UIColorPickerViewController().view is StubBox)
    #expect(UIFontPickerViewController().view is StubBox)
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.png]).view is StubBox)
    let picker = UIImagePickerController()
    #expect(picker.viewControllers.first?.view is StubBox && picker.isNavigationBarHidden)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }
}
