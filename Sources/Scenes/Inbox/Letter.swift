/// A letter in the inbox.
struct Letter: Hashable {
  let sender: String
  let subject: String
  let day: String
  var isRead = true

  static let all = [
    Letter(
      sender: "Seed library", subject: "Eleven packets are back, two of them unlabelled",
      day: "Today", isRead: false),
    Letter(sender: "Greenhouse 3", subject: "The vents stuck again at half past six", day: "Today"),
    Letter(
      sender: "Weather station", subject: "Frost on the north bank, three nights in a row",
      day: "Monday", isRead: false),
    Letter(sender: "Compost", subject: "Heap two has reached sixty degrees", day: "Monday"),
    Letter(sender: "Tool shed", subject: "Who has the long pruning saw?", day: "Sunday"),
    Letter(sender: "Bees", subject: "First flight, and pollen on every other leg", day: "Friday"),
  ]
}
