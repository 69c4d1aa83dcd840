/// The data of the page's script (`Report` in `main.js`).
struct PageData: Encodable {
  let title: String
  let accept: String
  /// The key of the reviewer's marks in the browser's storage, different for each run.
  let key: String
  let problems: [String]
  let environment: [[String]]
  let results: [Result]
  /// The data of a page about a branch; nil for a run's.
  var review: Review?

  /// The additional data of a page about a branch.
  struct Review: Encodable {
    /// The titles of causes, in the order of the list.
    let causes: [String]
    /// The reviewers' marks: an identifier, a mark, the seal of its pictures.
    let marks: [[String]]
  }

  struct Result: Encodable {
    let id: String
    let verdict: String
    let cause: String
    let sentence: String
    /// The description for reviewers.
    let sees: String?
    let acceptable: Bool
    let lines: [Line]
    let outlines: [Outline]
    /// Pairs of name and value.
    let figures: [[String]]
    /// Pairs of name and path.
    let files: [[String]]
    /// The keys of embedded pictures.
    let pictures: Pictures
    /// The texts of a golden that is not a picture.
    let texts: Texts?
    /// The titles of all its causes, on a page about a branch.
    var causes: [String]?
    /// The seal of its pictures.
    var seal: String?
  }

  /// A clause, and the outline of the element that it describes.
  struct Line: Encodable {
    let text: String
    let outline: Int?
  }

  struct Outline: Encodable {
    let label: String
    let was: PixelRect?
    let now: PixelRect?
  }

  struct Pictures: Encodable {
    var expected: String?
    var actual: String?
    var thumb: String?
  }

  struct Texts: Encodable {
    let expected: String?
    let actual: String?
  }
}
