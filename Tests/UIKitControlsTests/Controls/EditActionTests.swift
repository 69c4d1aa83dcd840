import Testing

import UIKit

/// Tests the effects of menu actions on texts.
@MainActor @Suite struct EditActionTests {
  @Test func aTextIsCopiedCutAndPasted() {
    UIPasteboard.general.string = nil
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "fox"
    let copy = Selector("copy:")
    #expect(!field.canPerformAction(copy, withSender: nil))
    #expect(!field.canPerformAction(Selector("paste:"), withSender: nil))
    field.selectAll(nil)
    #expect(field.canPerformAction(copy, withSender: nil))
    field.cut(nil)
    #expect(field.text == "" && UIPasteboard.general.string == "fox")
    #expect(field.canPerformAction(Selector("paste:"), withSender: nil))
    field.paste(nil)
    field.paste(nil)
    #expect(field.text == "foxfox")
  }

  @Test func whatHasNoTextDoesNothingWithOne() {
    UIPasteboard.general.string = "fox"
    let view = UIView(frame: .zero)
    #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
    view.paste(nil)
    #expect(view.target(forAction: Selector("copy:"), withSender: nil) == nil)
  }
}
