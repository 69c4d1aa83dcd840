import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct InputTraitsTests {
  private final class Plain: UIView, UIKeyInput {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test func traitsAreKeptOrUsual() {
    let inputs: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
    for input in inputs {
      input.keyboardType = .emailAddress
      input.autocapitalizationType = .none
      #expect(input.keyboardType == .emailAddress && input.autocapitalizationType == .none)
    }
    let plain = Plain()
    plain.keyboardType = .emailAddress
    #expect(plain.keyboardType == .default && plain.autocapitalizationType == .sentences)
  }

  @Test func linksAreFoundInTextThatIsNotEdited() {
    let text =
      "Mail a.b@example.org, see https://example.com/a(b), www.swift.org. Call 555-123-4567!"
    let links = DetectedLinks.find([.link, .phoneNumber], in: text)
    #expect(
      links.map { $0.url.absoluteString } == [
        "mailto:a.b@example.org", "https://example.com/a(b", "http://www.swift.org",
        "tel:5551234567",
      ])
    #expect(DetectedLinks.find(.link, in: "nothing at 3.14 or 12:30").isEmpty)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    (view.text, view.dataDetectorTypes) = ("www.swift.org", .link)
    let plain = view.layer.pixels
    view.isEditable = false
    #expect(view.layer.pixels != plain)
  }

  /// A field with all of these looks and takes text as one without.
  @Test func contentTypesAreKept() {
    let (plain, field) = (UITextField(), UITextField())
    field.textContentType = .emailAddress
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    field.keyboardAppearance = .dark
    field.smartQuotesType = .yes
    field.smartDashesType = .yes
    field.smartInsertDeleteType = .yes
    field.inlinePredictionType = .yes
    #expect(field.textContentType == .emailAddress && field.keyboardAppearance == .dark)
    #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    #expect(field.smartQuotesType == .yes && field.smartDashesType == .yes)
    #expect(field.smartInsertDeleteType == .yes && field.inlinePredictionType == .yes)
    for one in [plain, field] {
      one.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
      one.insertText("\"a\"--")
      #expect(one.text == "\"a\"--")
    }
    #expect(field.pictureBytes == plain.pictureBytes && Set(plain.pictureBytes).count > 2)
  }
}

extension CALayer {
  @MainActor fileprivate var pixels: [UInt8] {
    let size = bounds.size
    let image = UIGraphicsImageRenderer(size: size).image { render(in: $0.cgContext) }
    return image.cgImage?.dataProvider?.data.map { Array($0) } ?? []
  }
}
