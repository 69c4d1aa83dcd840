import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControllers
@testable import UIKitRuntime

/// Tests controllers whose contents the system draws on iOS.
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

  @Test(arguments: [
    "UIActivityViewController", "UIColorPickerViewController", "UIFontPickerViewController",
    "UIImagePickerController", "UIDocumentPickerViewController",
  ])
  func aPanelIsAGreyBoxAndLogsAWarning(name: String) throws {
    let said = Said()
    try ProgrammerWarning.captured(by: { said.add($0) }) {
      let panel = controller(name)
      let box = (panel as? UINavigationController)?.viewControllers.first ?? panel
      _ = try #require(box.view as? StubBox)
    }
    let sentence = "it is drawn as a grey box without controls."
    #expect(said.sentences == ["\(name) is a system controller: \(sentence)"])
  }

  private func controller(_ name: String) -> UIViewController {
    switch name {
    case "UIActivityViewController":
      UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    case "UIColorPickerViewController": UIColorPickerViewController()
    case "UIFontPickerViewController": UIFontPickerViewController()
    case "UIImagePickerController": UIImagePickerController()
    default: UIDocumentPickerViewController(forOpeningContentTypes: [.png])
    }
  }

  private final class Said: @unchecked Sendable {
    private(set) var sentences: [String] = []
    func add(_ sentence: String) { sentences.append(sentence) }
  }

  @Test func pickersKeepWhatTheyAreGiven() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.filteredTraits = [.classModernSerifs]
    let fonts = UIFontPickerViewController(configuration: configuration)
    #expect(fonts.configuration.filteredTraits.rawValue == 3 << 28)
    #expect(UIColorPickerViewController().selectedColor == .black)
    #expect(UIImagePickerController().isNavigationBarHidden)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
  }
}
