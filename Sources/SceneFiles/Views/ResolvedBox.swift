import UIKit

/// A box of a style for an item, with resolved templates, colours and fonts.
@MainActor
struct ResolvedBox {
  let model: BoxModel
  let contents: [Content]
  let font: UIFont
  let textColor: UIColor
  let backgroundColor: UIColor?
  let borderColor: UIColor
  let shadowColor: UIColor
  let tintColor: UIColor?
  let gradient: [UIColor]
  /// The style and state of the box; empty for a box inside another.
  var origin = ""
  /// The index among the boxes of its container.
  var position = 0

  /// A content along the axis.
  enum Content {
    case image(UIImage)
    case text(String)
    case control(ResolvedControl)
    case box(ResolvedBox)
  }

  /// The content if it is a single text or image, which fills the box.
  var soleContent: Content? {
    guard contents.count == 1, let content = contents.first else { return nil }
    switch content {
    case .image, .text: return content
    case .control, .box: return nil
    }
  }

  /// Whether the box has a control that fills the width.
  var hasWideControl: Bool {
    contents.contains { if case .control(let control) = $0 { control.isWide } else { false } }
  }

  /// Returns whether views of another box can show this one with changed texts and colours only.
  func hasForm(of other: ResolvedBox) -> Bool {
    origin == other.origin && position == other.position
      && contents.count == other.contents.count
      && zip(contents, other.contents).allSatisfy { own, other in
        switch (own, other) {
        case (.text, .text): true
        // The constraint of its aspect ratio remains.
        case (.image(let own), .image(let other)): own.size == other.size
        case (.box(let own), .box(let other)): own.hasForm(of: other)
        default: false
        }
      }
  }

  var hasImage: Bool {
    contents.contains { if case .image = $0 { true } else { false } }
  }
}

/// Resolves the boxes of styles for a screen.
@MainActor
struct BoxResolver {
  let appearance: Appearance
  let textSize: TextSize
  let images: [String: UIImage]

  /// Returns a resolved box, or nil for one whose contents are all empty.
  func resolve(_ model: BoxModel, _ fields: [String: String]) -> ResolvedBox? {
    var contents: [ResolvedBox.Content] = []
    if let image = model.image.flatMap({ images[$0.value.text(fields)] }) {
      contents.append(.image(tinted(image, model)))
    }
    if let text = model.text?.value.text(fields), !text.isEmpty { contents.append(.text(text)) }
    contents += model.controls.all.map { control in
      .control(
        ResolvedControl(
          model: control, setting: ControlSetting(box: model, resolver: self, fields: fields)))
    }
    let children = model.children.map { resolve($0, fields) }
    let areAllEmpty = children.allSatisfy { $0 == nil }
    for (position, child) in children.enumerated() {
      // Constraints may name empty boxes, too.
      let placeholder = model.constraints.isEmpty || areAllEmpty ? nil : resolve(BoxModel(), [:])
      guard var box = child ?? placeholder else { continue }
      box.position = position
      contents.append(.box(box))
    }
    let wasToHaveContent =
      model.image != nil || model.text != nil || !model.children.isEmpty
    guard !contents.isEmpty || !wasToHaveContent else { return nil }
    func color(_ color: Located<ColorModel>?) -> UIColor? { self.color(color, fields) }
    return ResolvedBox(
      model: model, contents: contents, font: model.font.font(at: textSize),
      textColor: viewColor(model.textColor, fields) ?? .label,
      backgroundColor: viewColor(model.backgroundColor, fields),
      borderColor: color(model.borderColor) ?? named("separator"),
      shadowColor: color(model.shadow?.color) ?? .black, tintColor: color(model.tintColor),
      gradient: model.gradient.compactMap { color($0) })
  }

  /// Returns a colour for an item; nil if there is none, or if the field is empty.
  func color(_ color: Located<ColorModel>?, _ fields: [String: String] = [:]) -> UIColor? {
    guard let text = color?.value.template(in: appearance).text(fields) else { return nil }
    return ColorText(text)?.color(in: appearance)
  }

  /// Returns a colour for a view, which resolves it; nil if there is none.
  private func viewColor(
    _ color: Located<ColorModel>?, _ fields: [String: String]
  ) -> UIColor? {
    guard let text = color?.value.template(in: appearance).text(fields) else { return nil }
    return ColorText(text).map { $0.explicitColor ?? $0.color(in: appearance) }
  }

  func named(_ name: String) -> UIColor {
    ColorText(name)?.color(in: appearance) ?? .black
  }

  private func tinted(_ image: UIImage, _ model: BoxModel) -> UIImage {
    model.tintColor == nil ? image : image.withRenderingMode(.alwaysTemplate)
  }
}
