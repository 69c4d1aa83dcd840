/// Something a cat says. Comments are made of remarks.
struct CatRemark {
  let text: String

  /// Whether an English opening may stand before it, or an emoji after it.
  let canBeDressed: Bool

  /// A remark that may get an opening or an emoji.
  static func plain(_ text: String) -> CatRemark { CatRemark(text: text, canBeDressed: true) }

  /// A remark that stays as it is: it has its emoji, or is in another script.
  static func asIs(_ text: String) -> CatRemark { CatRemark(text: text, canBeDressed: false) }
}
