extension UIColor {
  /// The system's colours by name, including those of Apple's list of element colours.
  package static let systemColors: [(name: String, color: UIColor)] = [
    ("systemRed", .systemRed), ("systemGreen", .systemGreen), ("systemBlue", .systemBlue),
    ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
    ("systemPink", .systemPink), ("systemPurple", .systemPurple), ("systemTeal", .systemTeal),
    ("systemIndigo", .systemIndigo), ("systemBrown", .systemBrown), ("systemMint", .systemMint),
    ("systemCyan", .systemCyan), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
    ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5),
    ("systemGray6", .systemGray6), ("label", .label), ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel), ("link", .link),
    ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill), ("lightText", .lightText),
  ]
}
