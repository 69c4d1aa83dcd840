/// An article about a place or a plant.
struct Article: Equatable {
  let title: String
  let summary: String
  let byline: String
  let motif: PhotoMotif

  static let all: [Article] = [
    Article(
      title: "The meadow that is mown once",
      summary: "Thirty-one kinds of flowers came back in four summers, and with them the moths.",
      byline: "Field notes · 4 min", motif: .meadow),
    Article(
      title: "Cacti", summary: "Water them when you remember. Then wait a week.",
      byline: "Windowsill · 2 min", motif: .cactus),
    Article(
      title: "A harbour without a crane, and why the boats still come to it every evening",
      summary: "Low water, soft ground.", byline: "Coast · 6 min", motif: .boat),
    Article(
      title: "Where small birds sleep",
      summary: "Dense ivy on a south wall keeps eleven of them warm through a night of frost; an "
        + "open hedge of the same length keeps two. What a gardener can do in an afternoon, with "
        + "three plants and a ladder.",
      byline: "Hedges and walls · 9 min", motif: .bird),
    Article(
      title: "Moon gardens", summary: "White flowers are the last to go dark.",
      byline: "Evening · 3 min", motif: .moon),
    Article(
      title: "Thistles, nettles, clover: what the butterflies of one valley live on",
      summary: "A count of caterpillars.", byline: "Field notes · 5 min", motif: .butterfly),
    Article(
      title: "Seed boxes",
      summary: "Dry, dark, labelled. Most seeds outlive the paper that they are kept in, and some "
        + "outlive the shed.",
      byline: "Shed · 4 min", motif: .box),
    Article(
      title: "Under the compost", summary: "A family of mice, left alone.",
      byline: "Shed · 2 min", motif: .mouse),
    Article(
      title: "The pond in its third year",
      summary: "Clear at last: no pump, no filter, nine kinds of plants.",
      byline: "Water · 7 min", motif: .fish),
  ]
}
