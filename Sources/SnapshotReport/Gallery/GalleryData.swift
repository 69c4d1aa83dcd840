/// The data of the gallery's script (`Gallery` in `main.js`).
struct GalleryData: Encodable {
  let title: String
  let problems: [String]
  /// The folder of pictures beside the page; nil if all are embedded.
  let folder: String?
  let groups: [Group]
  let goldens: [Golden]
  /// Classes, colours and fonts; layouts refer to them by index.
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
    /// The width and height in pixels and in points.
    let size: [Int]?
    let points: [Double]?
    let frames: Int?
    /// The file's size in bytes.
    let bytes: Int
    /// The key of a picture.
    let picture: String?
    /// Whether the picture is reduced, or the first frame of an animation.
    let reduced: Bool?
    /// The key of a layout.
    let layout: String?
    /// The texts of elements, each once.
    let texts: [String]
    /// The text of a golden that is not a picture.
    let content: String?
  }
}
