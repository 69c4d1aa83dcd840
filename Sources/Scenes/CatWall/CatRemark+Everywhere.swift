extension CatRemark {
  /// Remarks for every topic.
  static let everywhere: [CatRemark] = [
    .plain("No."),
    .plain("I was here first."),
    .plain("Nobody has petted me for four minutes."),
    .asIs("😼"),
    .plain("Please like and subscribe, or do not. I will not notice."),
    .plain("Counted my lives again. Still nine. Probably."),
    .asIs("mrrrp"),
    .plain("My whiskers are wider than your opinions."),
    .asIs("🐾🐾🐾🐾"),
    .plain("The dog has been informed."),
    .plain("I am not fat. I am a long cat, folded."),
    .asIs("asdfghjkl;;;;;;; (sorry, keyboard)"),
    .plain("Zoomies at nine. Bring nothing. Break everything."),
    .asIs("君の膝は私の場所。"),
    .plain("Who is this handsome animal in the mirror?"),
    .asIs("مواء."),
    .plain("I meant to do that."),
    .plain("Hairball incoming. Choose a carpet."),
    .asIs("謝謝大家的罐頭。"),
    .plain("Whoever put the cucumber there will be found."),
  ]
}
