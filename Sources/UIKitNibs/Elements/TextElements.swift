import InterfaceBuilder

extension ElementPart {
  static let textField = ElementPart(
    UITextField.self,
    [
      "borderStyle": .choice([
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
      ]) { $0.borderStyle = $1 },
      "fontDescription": .font { $0.font = $1 },
      "textColor": .color { $0.textColor = $1 ?? .label },
      "text": .string { $0.text = $1 },
      "placeholder": .string { $0.placeholder = $1 },
      "textAlignment": .choice(TextNames.alignments) { $0.textAlignment = $1 }.absent("left"),
      "minimumFontSize": .number { $0.minimumFontSize = max(0, $1) },
      "adjustsFontSizeToFit": .bool { $0.adjustsFontSizeToFitWidth = $1 }.absent("YES"),
      "adjustsFontForContentSizeCategory": .bool { $0.adjustsFontForContentSizeCategory = $1 },
      "clearButtonMode": .choice([
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ]) { $0.clearButtonMode = $1 },
      "clearsOnBeginEditing": .bool { $0.clearsOnBeginEditing = $1 },
      "background": .image { $0.background = $1 },
      "disabledBackground": .image { $0.disabledBackground = $1 },
      "attributedText": .attributed { $0.attributedText = $1 },
      "attributedPlaceholder": .attributed { $0.attributedPlaceholder = $1 },
      "usesAttributedText": .known,
      "textInputTraits": .model { model, compiler in
        let traits = InputTraits(model, compiler.plan)
        return { field, _ in
          field.isSecureTextEntry = traits.isSecure
          if let keyboard = traits.keyboard { field.keyboardType = keyboard }
          if let key = traits.returnKey { field.returnKeyType = key }
        }
      },
    ])

  static let textView = ElementPart(
    UITextView.self,
    [
      "fontDescription": .font { $0.font = $1 },
      "textColor": .color { $0.textColor = $1 ?? .label },
      "text": .string { $0.text = $1 ?? "" },
      "textAlignment": .choice(TextNames.alignments) { $0.textAlignment = $1 }.absent("left"),
      "editable": .bool { $0.isEditable = $1 },
      "selectable": .bool { $0.isSelectable = $1 },
      "allowsEditingTextAttributes": .bool { $0.allowsEditingTextAttributes = $1 },
      "adjustsFontForContentSizeCategory": .bool { $0.adjustsFontForContentSizeCategory = $1 },
      "attributedText": .attributed { $0.attributedText = $1 },
      "usesAttributedText": .known, "layoutManager": .known,
      "textInputTraits": .model { model, compiler in
        let traits = InputTraits(model, compiler.plan)
        return { view, _ in
          view.isSecureTextEntry = traits.isSecure
          if let keyboard = traits.keyboard { view.keyboardType = keyboard }
          if let key = traits.returnKey { view.returnKeyType = key }
        }
      },
    ])

  static let searchBar = ElementPart(
    UISearchBar.self,
    [
      "searchBarStyle": .choice([
        "default": .default, "prominent": .prominent, "minimal": .minimal,
      ]) { $0.searchBarStyle = $1 },
      "barStyle": .choice(UIBarStyle.byDocumentName) { $0.barStyle = $1 },
      "barTintColor": .color { $0.barTintColor = $1 },
      "translucent": .bool { $0.isTranslucent = $1 },
      "text": .string { $0.text = $1 },
      "placeholder": .string { $0.placeholder = $1 },
      "prompt": .string { $0.prompt = $1 },
      "showsCancelButton": .bool { $0.showsCancelButton = $1 },
      "backgroundImage": .image { $0.backgroundImage = $1 },
      "scopeButtonTitles": .strings { $0.scopeButtonTitles = $1 },
      "showsScopeBar": .bool { $0.showsScopeBar = $1 },
      "showsBookmarkButton": .bool { $0.showsBookmarkButton = $1 },
      "showsSearchResultsButton": .bool { $0.showsSearchResultsButton = $1 },
      "textInputTraits": .known,
    ])
}

/// The text input traits in a document.
private struct InputTraits {
  let isSecure: Bool
  let keyboard: UIKeyboardType?
  let returnKey: UIReturnKeyType?

  @MainActor
  init(_ model: ObjectModel, _ plan: NibPlan) {
    isSecure = model["secureTextEntry"] == "YES"
    keyboard = plan.choice("keyboardType", of: model, Self.keyboards)
    returnKey = plan.choice("returnKeyType", of: model, Self.returnKeys)
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "URL": .URL, "numberPad": .numberPad,
    "numbersAndPunctuation": .numbersAndPunctuation, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
    "twitter": .twitter, "webSearch": .webSearch, "asciiCapable": .asciiCapable,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
