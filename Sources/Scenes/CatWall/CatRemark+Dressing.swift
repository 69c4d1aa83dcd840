extension CatRemark {
  /// Texts before remarks.
  static let openings = [
    "Update: ", "Hot take: ", "Day 3. ", "PSA: ", "Unpopular opinion: ", "Overheard on the sill: ",
    "Note to self: ", "For the record: ",
  ]

  /// Emojis after remarks.
  static let endings = [" 🐾", " 😹", " 😼", " 🐈", " 💤", " 🙀", " 😻", " 🐈‍⬛"]
}
