extension CatRemark {
  /// What may stand before a remark.
  static let openings = [
    "Update: ", "Hot take: ", "Day 3. ", "PSA: ", "Unpopular opinion: ", "Overheard on the sill: ",
    "Note to self: ", "For the record: ",
  ]

  /// What may stand after a remark.
  static let endings = [" 🐾", " 😹", " 😼", " 🐈", " 💤", " 🙀", " 😻", " 🐈‍⬛"]
}
