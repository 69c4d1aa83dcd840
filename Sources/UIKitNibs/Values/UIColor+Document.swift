extension UIColor {
  /// Returns a system colour by its name in documents, including old names; nil for an unknown
  /// name.
  static func named(documentName: String) -> UIColor? {
    if let color = old[documentName] { return color }
    let name = documentName.hasSuffix("Color") ? String(documentName.dropLast(5)) : documentName
    return systemColors.first { $0.name == name }?.color
  }

  /// The names before iOS 13, and those of fixed colours.
  private static let old: [String: UIColor] = [
    "blackColor": .black, "whiteColor": .white, "clearColor": .clear, "grayColor": .gray,
    "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "redColor": .red,
    "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow,
    "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
    "brownColor": .brown, "darkTextColor": .black,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tableCellBackgroundColor": .systemBackground, "tableBackgroundColor": .systemBackground,
    "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .gray,
    // Names in text copied from a macOS program.
    "textColor": .black,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "tintColor": .systemBlue,
  ]
}
