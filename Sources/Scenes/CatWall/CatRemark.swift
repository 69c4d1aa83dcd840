/// A cat's remark. Comments consist of remarks.
struct CatRemark {
  let text: String

  /// Whether an English opening may precede it and an emoji may follow it.
  let canBeDressed: Bool

  /// Returns a remark that may get an opening or an emoji.
  static func plain(_ text: String) -> CatRemark { CatRemark(text: text, canBeDressed: true) }

  /// Returns a remark that is not extended, because it has an emoji or is in another script.
  static func asIs(_ text: String) -> CatRemark { CatRemark(text: text, canBeDressed: false) }
}
