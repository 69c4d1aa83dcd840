import InterfaceBuilder

extension ElementPart {
  /// The settings of buttons.
  static let button = ElementPart(
    UIButton.self,
    [
      "buttonType": Setting { value, model, compiler in
        _ = compiler.plan.choice("buttonType", of: model, UIButton.ButtonType.byDocumentName)
        guard model.value("fontDescription") == nil, value.string != nil else { return { _, _ in } }
        let size = value.string == "custom" ? customFontSize : systemFontSize
        return { button, _ in button.titleLabel?.font = .systemFont(ofSize: size) }
      }.absent("custom"),
      "fontDescription": .font { $0.titleLabel?.font = $1 },
      "lineBreakMode": .choice(TextNames.lineBreakModes) { $0.titleLabel?.lineBreakMode = $1 },
      "adjustsImageWhenHighlighted": .bool { $0.adjustsImageWhenHighlighted = $1 },
      "adjustsImageWhenDisabled": .bool { $0.adjustsImageWhenDisabled = $1 },
      "contentEdgeInsets": .insets { $0.contentEdgeInsets = $1 },
      "titleEdgeInsets": .insets { $0.titleEdgeInsets = $1 },
      "imageEdgeInsets": .insets { $0.imageEdgeInsets = $1 },
      "titleShadowOffset": .known,
      "normal": state(.normal),
      "highlighted": state(.highlighted),
      "selected": state(.selected),
      "disabled": state(.disabled),
      "focused": state(.focused),
      "configuration": .model { model, compiler in
        let configuration = ButtonConfigurationDescription(model, compiler.plan)
        _ = configuration.make()
        return { button, _ in button.configuration = configuration.make() }
      },
      "changesSelectionAsPrimaryAction": .bool { $0.changesSelectionAsPrimaryAction = $1 },
      "role": .known, "springLoaded": .known, "toolTip": .string { $0.toolTip = $1 },
      "pointerInteraction": .known, "menu": .known,
    ])

  /// The font sizes, in points, of buttons without a font in the document. Sources: a "Button" of
  /// the system type is 46 points wide in documents; that of the custom type is uncertain.
  private static let systemFontSize: CGFloat = 15
  private static let customFontSize: CGFloat = 18

  /// A setting for the content of a button in a state.
  private static func state(_ state: UIControl.State) -> Setting<UIButton> {
    Setting { value, _, compiler in
      // Every control has attributes with some of these names.
      guard case .object(let model) = value else { return { _, _ in } }
      let plan = compiler.plan
      var steps: [@MainActor (UIButton) -> Void] = []
      var title = model["title"]
      if case .text(let text)? = model.value("title") { title = text }
      if let title { steps.append { $0.setTitle(title, for: state) } }
      if case .color(let color)? = model.value("titleColor") {
        let color = plan.color(color)
        steps.append { $0.setTitleColor(color, for: state) }
      }
      if case .attributedText(let text)? = model.value("attributedTitle") {
        let text = plan.attributedString(text)
        steps.append { $0.setAttributedTitle(text, for: state) }
      }
      if let image = plan.imageName(under: "image", of: model) {
        steps.append { $0.setImage(plan.image(image), for: state) }
      }
      if let symbol = plan.symbolConfiguration(under: "preferredSymbolConfiguration", of: model) {
        steps.append { $0.setPreferredSymbolConfiguration(symbol, forImageIn: state) }
      }
      if let image = plan.imageName(under: "backgroundImage", of: model) {
        steps.append { $0.setBackgroundImage(plan.image(image), for: state) }
      }
      return { button, _ in for step in steps { step(button) } }
    }
  }
}

/// The configuration of a button in a document.
@MainActor
private struct ButtonConfigurationDescription {
  private let model: ObjectModel
  private let plan: NibPlan
  private let foreground: UIColor?
  private let background: UIColor?
  private let title: String?
  private let subtitle: String?
  private let attributedTitle: AttributedString?
  private let font: FontValue?

  init(_ model: ObjectModel, _ plan: NibPlan) {
    self.model = model
    self.plan = plan
    func color(_ key: String) -> UIColor? {
      if case .color(let color)? = model.value(key) { plan.color(color) } else { nil }
    }
    func text(_ key: String) -> String? {
      if case .text(let text)? = model.value(key) { text } else { model[key] }
    }
    foreground = color("baseForegroundColor")
    background = color("baseBackgroundColor")
    title = text("title")
    subtitle = text("subtitle")
    if case .attributedText(let text)? = model.value("attributedTitle") {
      attributedTitle = plan.styledText(text)
    } else {
      attributedTitle = nil
    }
    if case .font(let font)? = model.value("titleFontDescription") {
      self.font = font
    } else {
      font = nil
    }
  }

  func make() -> UIButton.Configuration {
    var configuration = plan.choice("style", of: model, Self.styles)?() ?? .plain()
    configuration.title = title
    configuration.subtitle = subtitle
    if let attributedTitle {
      configuration.attributedTitle = attributedTitle
    } else if let title, let font {
      var text = AttributedString(title)
      text.uiKit.font = plan.font(font)
      configuration.attributedTitle = text
    }
    if let foreground { configuration.baseForegroundColor = foreground }
    if let background { configuration.baseBackgroundColor = background }
    if let name = plan.imageName(under: "image", of: model) {
      configuration.image = plan.image(name)
    }
    configuration.preferredSymbolConfigurationForImage = plan.symbolConfiguration(
      under: "preferredSymbolConfigurationForImage", of: model)
    arrange(&configuration)
    return configuration
  }

  private func arrange(_ configuration: inout UIButton.Configuration) {
    func number(_ name: String) -> CGFloat? {
      model[name].flatMap { ElementValue.text($0).number }.map { CGFloat($0) }
    }
    if let placement = plan.choice("imagePlacement", of: model, Self.placements) {
      configuration.imagePlacement = placement
    }
    if let padding = number("imagePadding") { configuration.imagePadding = padding }
    if let padding = number("titlePadding") { configuration.titlePadding = padding }
    if let style = plan.choice("cornerStyle", of: model, Self.corners) {
      configuration.cornerStyle = style
    }
    if let size = plan.choice("buttonSize", of: model, Self.sizes) {
      configuration.buttonSize = size
    }
    if model["showsActivityIndicator"] == "YES" { configuration.showsActivityIndicator = true }
    if let alignment = plan.choice("titleAlignment", of: model, Self.alignments) {
      configuration.titleAlignment = alignment
    }
    if case .insets(let insets)? = model.value("contentInsets") {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }

  private static let styles: [String: @MainActor () -> UIButton.Configuration] = [
    "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
    "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
    "borderless": UIButton.Configuration.borderless,
    "bordered": UIButton.Configuration.bordered,
    "borderedTinted": UIButton.Configuration.borderedTinted,
    "borderedProminent": UIButton.Configuration.borderedProminent,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let alignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
