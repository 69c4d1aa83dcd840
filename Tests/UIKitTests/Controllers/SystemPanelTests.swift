import Testing

@testable import UIKit

/// Controllers that the system shows in a process of its own.
@MainActor @Suite struct SystemPanelTests {
  @Test(arguments: [
    "UIActivityViewController", "UIColorPickerViewController", "UIFontPickerViewController",
    "UIImagePickerController",
  ])
  func aPanelIsAGreyBoxAndSaysSo(name: String) throws {
    let said = Said()
    try ProgrammerWarning.$listener.withValue({ said.add($0) }) {
      let panel: UIViewController =
        switch name {
        case "UIActivityViewController":
          UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        case "UIColorPickerViewController": UIColorPickerViewController()
        case "UIFontPickerViewController": UIFontPickerViewController()
        default: UIImagePickerController()
        }
      panel.loadViewIfNeeded()
      _ = try #require(panel.view as? SystemPanelView)
    }
    let sentence = "it is a grey box here, in which nothing can be chosen."
    #expect(said.sentences == ["\(name) is the system's: \(sentence)"])
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
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
  }
}
