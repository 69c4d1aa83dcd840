/// The supported kinds of sets; others, such as app icons, are ignored.
package enum AssetKind: String, CaseIterable, Sendable {
  case color = "colorset"
  case image = "imageset"
  case symbol = "symbolset"
}
