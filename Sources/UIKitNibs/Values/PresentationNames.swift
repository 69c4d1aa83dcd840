extension UIModalPresentationStyle {
  /// The styles by their names in documents and segues.
  static let byDocumentName: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    "automatic": .automatic,
  ]
}

extension UIModalTransitionStyle {
  /// The styles by their names in documents and segues, without flips and curls.
  static let byDocumentName: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    "flipHorizontal": .coverVertical, "partialCurl": .coverVertical,
  ]
}
