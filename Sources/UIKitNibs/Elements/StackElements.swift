import InterfaceBuilder

extension ElementPart {
  static let stackView = ElementPart(
    UIStackView.self,
    [
      "axis": .choice(["horizontal": .horizontal, "vertical": .vertical]) { $0.axis = $1 },
      "distribution": .choice([
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]) { $0.distribution = $1 },
      "alignment": .choice([
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom,
        "lastBaseline": .lastBaseline,
      ]) { $0.alignment = $1 },
      "spacing": .number { $0.spacing = $1 },
      "spacingType": .choice(["standard": CGFloat(8)]) { $0.spacing = $1 },
      "baselineRelativeArrangement": .bool { $0.isBaselineRelativeArrangement = $1 },
      "layoutMarginsRelativeArrangement": .bool { $0.isLayoutMarginsRelativeArrangement = $1 },
      "layoutMargins": .insets { stack, _ in stack.isLayoutMarginsRelativeArrangement = true },
      "directionalLayoutMargins": .insets { stack, _ in
        stack.isLayoutMarginsRelativeArrangement = true
      },
      "subviews": .objects { (stack: UIStackView, subviews: [UIView]) in
        for subview in subviews { stack.addArrangedSubview(subview) }
      },
    ])

  static let visualEffectView = ElementPart(
    UIVisualEffectView.self,
    [
      "blurEffect": .model { model, compiler in
        let style = blurStyle(model, compiler)
        return { view, _ in view.effect = UIBlurEffect(style: style) }
      },
      "vibrancyEffect": .model { model, compiler in
        var style = UIBlurEffect.Style.regular
        if case .object(let blur)? = model.value("blurEffect") { style = blurStyle(blur, compiler) }
        let vibrancy =
          compiler.plan.choice("style", of: model, UIVibrancyEffectStyle.byDocumentName) ?? .label
        return { view, _ in
          view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: vibrancy)
        }
      },
      "contentView": .part { $0.contentView },
    ])

  private static func blurStyle(
    _ model: ObjectModel, _ compiler: NibCompiler
  ) -> UIBlurEffect.Style {
    compiler.plan.choice("style", of: model, UIBlurEffect.Style.byDocumentName) ?? .regular
  }
}

extension UIVibrancyEffectStyle {
  fileprivate static let byDocumentName: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}

extension UIBlurEffect.Style {
  fileprivate static let byDocumentName: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
