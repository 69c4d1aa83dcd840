import Sessions
import Testing
import UIKit

@testable import UIKitControls

@MainActor @Suite struct TextControlTests {
  private func field(_ style: UITextField.BorderStyle) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = style
    field.font = .systemFont(ofSize: 14)
    field.text = "Text"
    return field
  }

  private func width(_ text: String, _ size: CGFloat) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label.intrinsicContentSize.width
  }

  /// A field is 34 high with round corners, and a line high without a border. Source: nib files.
  @Test func sizesOfFields() {
    RenderSession.fresh(scale: 1).run {
      #expect(
        field(.roundedRect).intrinsicContentSize
          == CGSize(width: width("Text", 14) + 14, height: 34))
      #expect(
        field(.none).intrinsicContentSize == CGSize(width: width("Text", 14), height: 17))
    }
  }

  @Test func aPlaceholderHasASizeToo() {
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.width == width("Name", 17))
    field.text = "A longer text"
    #expect(field.intrinsicContentSize.width == width("A longer text", 17))
  }

  @Test func textIsBesideItsViews() {
    let field = field(.roundedRect)
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
    field.clearButtonMode = .always
    #expect(
      field.clearButtonRect(forBounds: field.bounds)
        == CGRect(x: 176, y: 7.5, width: 19, height: 19))
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7, "the left view is never visible")
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    field.semanticContentAttribute = .forceRightToLeft
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == 24 && text.maxX == 170)
  }

  @Test func theClearButtonNeedsText() {
    let field = field(.none)
    field.clearButtonMode = .unlessEditing
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds).maxX == 200)
    (field.text, field.clearButtonMode) = ("x", .whileEditing)
    #expect(field.textRect(forBounds: field.bounds).maxX == 200)
  }

  @Test func aTapOnTheClearButtonClears() {
    let screen = ControlScreen(field(.roundedRect))
    screen.control.clearButtonMode = .always
    var count = 0
    screen.control.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
    screen.tap(50, 17)
    #expect(screen.control.text == "Text" && count == 0)
    screen.tap(185, 17)
    #expect(screen.control.text == "" && count == 1)
    screen.tap(185, 17)
    #expect(count == 1, "the button disappears with the text")
  }

  /// The insets are 8 above and below, and 5 beside each line. Source: a picture of iOS 17.5.
  @Test func aTextViewIsItsTextAndItsInsets() {
    RenderSession.fresh(scale: 1).run {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.font = .systemFont(ofSize: 17)
      view.text = "One\nTwo"
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 57)
      #expect(
        view.sizeThatFits(CGSize(width: 0, height: 0)).width
          == max(width("One", 17), width("Two", 17)) + 10)
      #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
      view.isScrollEnabled = false
      #expect(view.intrinsicContentSize.height == 57)
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 100, height: 57))
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 41)
      view.textContainer.maximumNumberOfLines = 1
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 21)
      view.text = ""
      #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 21)
    }
  }

  @Test func aTextViewScrollsItsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.text = String(repeating: "word ", count: 40)
    view.layoutIfNeeded()
    #expect(view.contentSize.height > 200 && view.contentSize.width == 60)
  }

  /// The bar is 56 high, the field 36 and 8 from the sides, with its magnifying glass in a box of
  /// 20 at 6. Source: nib files.
  @Test func aSearchBarHoldsItsField() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(field.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(field.leftView?.frame == CGRect(x: 6, y: 8, width: 20, height: 20))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = bar.cancelButton
    #expect(button.frame.maxX == 312 && field.frame.maxX == button.frame.minX - 8)
    bar.text = "x"
    #expect(field.text == "x")
  }
}
