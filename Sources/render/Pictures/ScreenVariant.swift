import SceneFiles
import UIKit

/// The screen a picture is taken on; what is nil is as the scene wants it.
struct ScreenVariant: Equatable {
  var device: DeviceScreen?
  var appearance: Appearance?
  var isRightToLeft: Bool?
  var textSize: TextSize?

  /// For scenes that are built in.
  @MainActor var traits: UITraitCollection? {
    guard appearance != nil || isRightToLeft != nil || textSize != nil else { return nil }
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft == true ? .rightToLeft : .leftToRight),
      UITraitCollection(preferredContentSizeCategory: textSize?.category ?? .unspecified),
    ])
  }

  var directionName: String? { isRightToLeft.map { $0 ? "rtl" : "ltr" } }
}
