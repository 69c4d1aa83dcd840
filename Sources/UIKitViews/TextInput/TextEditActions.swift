/// The edit actions of texts, and their availability.
@MainActor
enum TextEditActions {
  /// Returns whether an object can perform one of ``UIResponder/editActions`` on its text; nil if
  /// it has none.
  static func answer(_ action: Selector, of object: UIResponder) -> Bool? {
    guard let input = object as? any UITextInput else { return nil }
    switch action.description {
    case "cut:", "copy:", "delete:": return !(selected(input) ?? "").isEmpty
    case "paste:", "pasteAndMatchStyle:": return UIPasteboard.general.hasStrings
    case "select:", "selectAll:": return input.hasText
    default: return nil
    }
  }

  private static func selected(_ input: any UITextInput) -> String? {
    input.selectedTextRange.flatMap { input.text(in: $0) }
  }

  static func copy(_ object: UIResponder) {
    guard let text = (object as? any UITextInput).flatMap(selected), !text.isEmpty else { return }
    UIPasteboard.general.string = text
  }

  static func cut(_ object: UIResponder) {
    copy(object)
    delete(object)
  }

  static func delete(_ object: UIResponder) {
    guard let input = object as? any UITextInput, let text = selected(input), !text.isEmpty else {
      return
    }
    input.deleteBackward()
  }

  static func paste(_ object: UIResponder) {
    guard let text = UIPasteboard.general.string else { return }
    (object as? any UITextInput)?.insertText(text)
  }

  static func selectAll(_ object: UIResponder) {
    guard let input = object as? any UITextInput else { return }
    input.selectedTextRange = input.textRange(
      from: input.beginningOfDocument, to: input.endOfDocument)
  }
}
