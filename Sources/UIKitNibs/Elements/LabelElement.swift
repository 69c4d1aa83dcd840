extension ElementPart {
  /// The settings of labels.
  static let label = ElementPart(
    UILabel.self,
    [
      "fontDescription": .font { $0.font = $1 },
      "textColor": .color { $0.textColor = $1 ?? .label },
      "highlightedColor": .color { $0.highlightedTextColor = $1 },
      "text": .string { $0.text = $1 },
      "textAlignment": .choice(TextNames.alignments) { $0.textAlignment = $1 }.absent("left"),
      "lineBreakMode": .choice(TextNames.lineBreakModes) { $0.lineBreakMode = $1 },
      "numberOfLines": .integer { $0.numberOfLines = max(0, $1) },
      "baselineAdjustment": .choice(TextNames.baselineAdjustments) { $0.baselineAdjustment = $1 }
        .absent("alignCenters"),
      "adjustsFontSizeToFit": .bool { $0.adjustsFontSizeToFitWidth = $1 }.absent("YES"),
      "minimumScaleFactor": .number { $0.minimumScaleFactor = $1 },
      "minimumFontSize": .number { label, size in
        let full = label.font.pointSize
        if full > 0 { label.minimumScaleFactor = min(1, max(0, size / full)) }
      },
      "adjustsLetterSpacingToFitWidth": .bool { $0.allowsDefaultTighteningForTruncation = $1 },
      "adjustsFontForContentSizeCategory": .bool { $0.adjustsFontForContentSizeCategory = $1 },
      "preferredMaxLayoutWidth": .number { $0.preferredMaxLayoutWidth = max(0, $1) },
      "enabled": .bool { $0.isEnabled = $1 },
      "highlighted": .bool { $0.isHighlighted = $1 },
      "shadowColor": .color { $0.shadowColor = $1 },
      "shadowOffset": .size { $0.shadowOffset = $1 },
      "attributedText": .attributed { $0.attributedText = $1 },
      "usesAttributedText": .known,
    ])

  /// The settings of image views.
  static let imageView = ElementPart(
    UIImageView.self,
    [
      "image": .image { $0.image = $1 },
      "highlightedImage": .image { $0.highlightedImage = $1 },
      "highlighted": .bool { $0.isHighlighted = $1 },
      "imageReference": .known,
      "preferredSymbolConfiguration": .model { model, compiler in
        let configuration = compiler.plan.symbolConfiguration(model)
        return { view, _ in view.preferredSymbolConfiguration = configuration }
      },
      "adjustsImageSizeForAccessibilityContentSizeCategory": .known,
    ])
}
