/// A section of the wall: what it is about, how many comments it has, and what cats have to say on
/// it.
struct CatTopic {
  let title: String
  let commentCount: Int
  let remarks: [CatRemark]
}
