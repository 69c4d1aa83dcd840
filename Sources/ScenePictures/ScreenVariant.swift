/// The screen a picture is taken on; what is nil is as the scene wants it.
package struct ScreenVariant: Equatable {
  package var device: DeviceScreen?
  package var appearance: Appearance?
  package var isRightToLeft: Bool?
  package var textSize: TextSize?

  package init(
    device: DeviceScreen? = nil, appearance: Appearance? = nil, isRightToLeft: Bool? = nil,
    textSize: TextSize? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.isRightToLeft = isRightToLeft
    self.textSize = textSize
  }

  /// For scenes that are built in.
  @MainActor var traits: UITraitCollection? {
    guard appearance != nil || isRightToLeft != nil || textSize != nil else { return nil }
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft == true ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: textSize?.category ?? .unspecified),
    ])
  }

  package var directionName: String? { isRightToLeft.map { $0 ? "rtl" : "ltr" } }
}
