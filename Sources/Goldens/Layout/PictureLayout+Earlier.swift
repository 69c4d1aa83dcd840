extension PictureLayout {
  /// Whether an earlier version of this package wrote the layout, when sidecars said nothing of
  /// colours, corners and fonts.
  var isEarlier: Bool { version == nil }

  /// The layout as an earlier sidecar says it, so that the two can be compared.
  var asEarlier: PictureLayout {
    var layout = self
    layout.version = nil
    for index in layout.elements.indices {
      layout.elements[index].forgetLook()
    }
    return layout
  }

  /// Whether an earlier sidecar says of a picture what one of today would, but for looks.
  func isEarlierForm(of layout: PictureLayout) -> Bool {
    isEarlier && asEarlier == layout.asEarlier
  }
}

extension LayoutElement {
  /// What earlier sidecars called classes that are no one else's business.
  private static let formerClasses = [
    "BackgroundConfigurationView": "UIView", "BoxView": "UIView", "GradientView": "UIView",
    "StyledCell": "UICollectionViewCell", "StyledBar": "UICollectionReusableView",
  ]

  fileprivate mutating func forgetLook() {
    type = Self.formerClasses[type] ?? type
    (background, cornerRadius, color, font) = (nil, nil, nil, nil)
    layoutIssues = nil
  }
}
