extension UIColor {
  /// A colour of the system's by the name that documents have for it, old names among them; nil for
  /// a name that nobody knows.
  static func named(documentName: String) -> UIColor? {
    if let color = old[documentName] { return color }
    let name = documentName.hasSuffix("Color") ? String(documentName.dropLast(5)) : documentName
    return systemColors.first { $0.name == name }?.color
  }

  /// Names of before iOS 13, and of the fixed colours.
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
    // Of text that was copied from a program for macOS.
    "textColor": .black,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "tintColor": .systemBlue,
  ]
}
