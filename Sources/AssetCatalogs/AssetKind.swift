/// The kinds of sets that are read; others, such as an app's icon, are left alone.
package enum AssetKind: String, CaseIterable, Sendable {
  case color = "colorset"
  case image = "imageset"
  case symbol = "symbolset"
}
