extension PictureLayout {
  /// Whether an earlier version of this package wrote the layout, without colours, corners and
  /// fonts.
  var isEarlier: Bool { version == nil }

  /// The layout in the form of an earlier version, for comparison.
  var asEarlier: PictureLayout {
    var layout = self
    layout.version = nil
    for index in layout.elements.indices {
      layout.elements[index].removeAppearance()
    }
    return layout
  }

  /// Whether this earlier layout equals another one except for its visual properties.
  func isEarlierForm(of layout: PictureLayout) -> Bool {
    isEarlier && asEarlier == layout.asEarlier
  }
}

extension LayoutElement {
  /// Internal classes that earlier sidecars contain, and the classes that replace them.
  private static let formerClasses = [
    "BackgroundConfigurationView": "UIView", "BoxView": "UIView", "GradientView": "UIView",
    "StyledCell": "UICollectionViewCell", "StyledBar": "UICollectionReusableView",
  ]

  fileprivate mutating func removeAppearance() {
    type = Self.formerClasses[type] ?? type
    (background, cornerRadius, color, font) = (nil, nil, nil, nil)
    layoutIssues = nil
  }
}
