/// What the gallery's script reads (`Gallery` in `main.js`).
struct GalleryData: Encodable {
  let title: String
  let problems: [String]
  /// The folder of pictures beside the page; nil where all are in it.
  let folder: String?
  let groups: [Group]
  let goldens: [Golden]
  /// Classes, colours and fonts that layouts name by their place here.
  let words: [String]

  struct Group: Encodable {
    let name: String
    let folder: String
    let screens: [Screen]
  }

  struct Screen: Encodable {
    let name: String
    let goldens: [Int]
  }

  struct Golden: Encodable {
    let id: String
    let name: String
    let shows: String?
    let test: String?
    let note: String?
    let variant: GalleryVariant
    /// Width and height, in pixels and in points.
    let size: [Int]?
    let points: [Double]?
    let frames: Int?
    /// The file's size.
    let bytes: Int
    /// A key of a picture.
    let picture: String?
    /// Whether the picture is a smaller one, or the first of a film.
    let reduced: Bool?
    /// A key of a layout.
    let layout: String?
    /// What elements say, each text once.
    let texts: [String]
    /// What a golden that is no picture says.
    let content: String?
  }
}
