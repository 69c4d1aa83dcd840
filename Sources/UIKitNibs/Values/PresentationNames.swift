extension UIModalPresentationStyle {
  /// By the names that documents and segues have for them.
  static let byDocumentName: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    "automatic": .automatic,
  ]
}

extension UIModalTransitionStyle {
  /// By the names that documents and segues have for them; flips and curls are absent.
  static let byDocumentName: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    "flipHorizontal": .coverVertical, "partialCurl": .coverVertical,
  ]
}
