/// A section of the wall: its topic, its number of comments, and the remarks about it.
struct CatTopic {
  let title: String
  let commentCount: Int
  let remarks: [CatRemark]
}
