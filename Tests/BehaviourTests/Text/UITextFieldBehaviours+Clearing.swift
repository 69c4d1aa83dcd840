import Testing
import UIKit

extension UITextFieldBehaviours {
  private final class Keeper: NSObject, UITextFieldDelegate {
    var lets = true
    var asked = 0

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      asked += 1
      return lets
    }
  }

  static func addClearing(_ rows: inout Behaviours) {
    rows.row(
      "clearing a field when editing begins calls its delegate first",
      .apple("uikit/uitextfielddelegate/textfieldshouldclear(_:)")
    ) {
      let (window, keeper) = (UIWindow(), Keeper())
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      (field.delegate, field.text, field.clearsOnBeginEditing) = (keeper, "word", true)
      keeper.lets = false
      field.becomeFirstResponder()
      #expect(field.text == "word" && keeper.asked == 1)
      field.resignFirstResponder()
      keeper.lets = true
      field.becomeFirstResponder()
      #expect(field.text == "" && keeper.asked == 2)
    }
    rows.row(
      "a secure field is as wide as its dots, one per character",
      .apple("uikit/uitextinputtraits/issecuretextentry"),
      uncertain: "the page does not cover characters of several units"
    ) {
      let (field, other) = (UITextField(), UITextField())
      for each in [field, other] { each.isSecureTextEntry = true }
      (field.text, other.text) = ("a👍", "ii")
      #expect(field.intrinsicContentSize == other.intrinsicContentSize)
      let end = field.caretRect(for: field.endOfDocument)
      #expect(abs(end.minX - other.caretRect(for: other.endOfDocument).minX) < 0.01)
    }
  }
}
