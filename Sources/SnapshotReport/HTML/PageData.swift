/// What the page's script reads (`Report` in `main.js`).
struct PageData: Encodable {
  let title: String
  let accept: String
  /// Under which a browser keeps the reviewer's marks: another run has another.
  let key: String
  let problems: [String]
  let environment: [[String]]
  let results: [Result]
  /// What a page about a branch says otherwise; nil for a run's.
  var review: Review?

  /// Of a page about a branch.
  struct Review: Encodable {
    /// Titles of causes, in the order of the list.
    let causes: [String]
    /// Marks of reviewers: an identifier, a mark, the seal of the pictures it was made of.
    let marks: [[String]]
  }

  struct Result: Encodable {
    let id: String
    let verdict: String
    let cause: String
    let sentence: String
    /// What a reviewer must see.
    let sees: String?
    let acceptable: Bool
    let lines: [Line]
    let outlines: [Outline]
    /// Names and values.
    let figures: [[String]]
    /// Names and paths.
    let files: [[String]]
    /// Keys of embedded pictures.
    let pictures: Pictures
    /// What a golden that is no picture says.
    let texts: Texts?
    /// Titles of all its causes, of a page about a branch.
    var causes: [String]?
    /// What tells these pictures from others of the name.
    var seal: String?
  }

  /// A clause, and the outline that shows what it speaks of.
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
