/// The screen a picture is taken on; what is nil is as the scene wants it.
package struct ScreenVariant: Equatable {
  package var device: DeviceScreen?
  package var appearance: Appearance?
  package var isRightToLeft: Bool?
  package var textSize: TextSize?
  /// Of a storyboard: the scene, by its controller's identifier.
  package var interfaceScene: String?

  package init(
    device: DeviceScreen? = nil, appearance: Appearance? = nil, isRightToLeft: Bool? = nil,
    textSize: TextSize? = nil, interfaceScene: String? = nil
  ) {
    self.device = device
    self.appearance = appearance
    self.isRightToLeft = isRightToLeft
    self.textSize = textSize
    self.interfaceScene = interfaceScene
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
