import InterfaceBuilder

extension NibPlan {
  /// Returns a colour from the bundle's catalogs, from the system, or as stored in the document.
  func color(_ value: ColorValue) -> UIColor {
    switch value {
    case .components(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .named(let name, let fallback):
      if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
      if let fallback { return color(fallback) }
      diagnoseOnce("There is no colour '\(name)', which \(document.file) names.")
      return .clear
    case .system(let name, let fallback):
      if let color = UIColor.named(documentName: name) { return color }
      if let fallback { return color(fallback) }
      diagnoseOnce(
        "There is no colour '\(name)' of the system's, which \(document.file) names.")
      return .clear
    }
  }

  /// Returns a font that does not follow the content size.
  func font(_ value: FontValue) -> UIFont {
    switch value {
    case .style(let name): return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: name))
    case .named(let name, let family, let size):
      let size = fontSize(size)
      return UIFont(name: name, size: size) ?? family.flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size)
    case .system(let size, let weight, let isItalic):
      let size = fontSize(size)
      if isItalic { return .italicSystemFont(ofSize: size) }
      guard let weight, let known = UIFont.Weight.byDocumentName[weight] else {
        return .systemFont(ofSize: size)
      }
      return .systemFont(ofSize: size, weight: known)
    }
  }

  /// Returns a font size in points. A size of 0, as in detail labels of older cells, is 12 by their
  /// height.
  private func fontSize(_ size: Double?) -> CGFloat {
    guard let size else { return UIFont.systemFontSize }
    return size > 0 ? min(size, 2_000) : 12
  }

  /// Returns the attributes of a bar's titles: a font and a colour.
  func textAttributes(_ model: ObjectModel) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if case .font(let font)? = model.value("fontDescription") {
      attributes[.font] = self.font(font)
    }
    if case .color(let color)? = model.value("textColor") {
      attributes[.foregroundColor] = self.color(color)
    }
    return attributes
  }

  /// Returns an attributed string.
  func attributedString(_ text: TextValue) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      result.append(
        NSAttributedString(string: fragment.content, attributes: attributes(of: fragment)))
    }
    return result
  }

  /// Returns a text with fonts and colours, for configurations.
  func styledText(_ text: TextValue) -> AttributedString {
    var result = AttributedString()
    for fragment in text.fragments {
      var piece = AttributedString(fragment.content)
      if let font = fragment.font { piece.uiKit.font = self.font(font) }
      if let color = fragment.color { piece.uiKit.foregroundColor = self.color(color) }
      result += piece
    }
    return result
  }

  private func attributes(of fragment: TextValue.Fragment) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = fragment.font.map(font)
    attributes[.foregroundColor] = fragment.color.map(color)
    attributes[.backgroundColor] = fragment.backgroundColor.map(color)
    attributes[.kern] = fragment.numbers["NSKern"].map { CGFloat($0) }
    attributes[.baselineOffset] = fragment.numbers["NSBaselineOffset"].map { CGFloat($0) }
    attributes[.underlineStyle] = fragment.numbers["NSUnderline"].flatMap { Int(exactly: $0) }
    attributes[.strikethroughStyle] = fragment.numbers["NSStrikethrough"]
      .flatMap { Int(exactly: $0) }
    attributes[.paragraphStyle] = fragment.paragraph.map {
      paragraphStyle($0, line: fragment.line)
    }
    return attributes
  }

  private func paragraphStyle(_ values: [String: String], line: Int) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func number(_ name: String, _ set: (CGFloat) -> Void) {
      if let number = values[name].flatMap({ ElementValue.text($0).number }) { set(number) }
    }
    func choice<Value>(_ name: String, _ names: [String: Value]) -> Value? {
      values[name].flatMap {
        self.choice($0, named: name, of: "paragraphStyle", line: line, names)
      }
    }
    style.alignment = choice("alignment", TextNames.alignments) ?? .natural
    style.lineBreakMode = choice("lineBreakMode", TextNames.lineBreakModes) ?? .byWordWrapping
    style.baseWritingDirection =
      choice("baseWritingDirection", TextNames.writingDirections) ?? .natural
    number("lineSpacing") { style.lineSpacing = $0 }
    number("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    number("minimumLineHeight") { style.minimumLineHeight = $0 }
    number("maximumLineHeight") { style.maximumLineHeight = $0 }
    number("paragraphSpacing") { style.paragraphSpacing = $0 }
    number("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    number("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    number("headIndent") { style.headIndent = $0 }
    number("tailIndent") { style.tailIndent = $0 }
    return style
  }

  // MARK: Images

  /// The name of an image and whether it is a system image.
  struct ImageName: Hashable {
    let name: String
    let isSystem: Bool
  }

  /// Returns the image name of a value, or nil if it has none.
  func imageName(_ value: ElementValue, of model: ObjectModel) -> ImageName? {
    switch value {
    case .image(let name, let isSystem): ImageName(name: name, isSystem: isSystem)
    case .text(let name): ImageName(name: name, isSystem: model["catalog"] == "system")
    default: nil
    }
  }

  /// Returns the image name of an attribute or a child, or nil if it is missing.
  func imageName(under name: String, of model: ObjectModel) -> ImageName? {
    if let value = model.value(name) { return imageName(value, of: model) }
    return model[name].map { ImageName(name: $0, isSystem: model["catalog"] == "system") }
  }

  /// Returns an image under the current traits; nil, with a diagnostic, if there is none.
  func image(_ name: ImageName) -> UIImage? {
    if let image = name.isSystem
      ? UIImage(systemName: name.name)
      : UIImage(named: name.name, in: bundle, compatibleWith: nil)
    {
      return image
    }
    diagnoseOnce(
      "Could not load the \"\(name.name)\" image referenced from a nib in the bundle with "
        + "identifier \"\(bundle?.bundleIdentifier ?? "(null)")\"")
    return isPreview ? standIn(for: name) : nil
  }

  /// Returns a pale placeholder in the size that the document stores for an image, to keep the
  /// layout of the app; nil if no size is stored.
  private func standIn(for name: ImageName) -> UIImage? {
    guard !name.isSystem, let noted = document.imageSizes[name.name],
      (1...Self.maximumImageBytes).contains(noted.width),
      (1...Self.maximumImageBytes).contains(noted.height)
    else { return nil }
    let size = CGSize(width: noted.width, height: noted.height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(white: 0.5, alpha: 0.2).setFill()
      UIRectFillUsingBlendMode(CGRect(origin: .zero, size: size), .normal)
    }.withRenderingMode(.alwaysOriginal)
  }

  /// The largest side of a placeholder, in points, since documents may store any size.
  private static let maximumImageBytes = 2000.0

  // MARK: Runtime attributes

  /// Returns the value of a runtime attribute.
  func runtimeValue(_ value: ElementValue) -> @MainActor () -> Any? {
    switch value {
    case .rect(let rect): return { CGRect(rect) }
    case .point(let point): return { CGPoint(x: point.x, y: point.y) }
    case .size(let size): return { CGSize(width: size.width, height: size.height) }
    case .insets(let insets): return { UIEdgeInsets(insets) }
    case .color(let color):
      let resolved = self.color(color)
      return { resolved }
    case .font(let font):
      let resolved = self.font(font)
      return { resolved }
    case .text(let text): return { text }
    case .attributedText(let text):
      let resolved = attributedString(text)
      return { resolved }
    case .image(let name, let isSystem):
      return { self.image(ImageName(name: name, isSystem: isSystem)) }
    case .number(let number): return { number }
    case .bool(let flag): return { flag }
    case .strings(let strings): return { strings }
    case .none, .object, .objects: return { nil }
    }
  }
}
