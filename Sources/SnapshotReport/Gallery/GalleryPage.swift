import PNGChunks

/// The gallery's page: one self-contained file, or one with a folder of pictures.
package struct GalleryPage {
  /// The maximum size of a page in bytes.
  static let most = 15_000_000
  /// The bytes reserved for the page's own files and for names.
  private static let reserve = 400_000
  /// The folder of pictures beside a page.
  package static let folder = "pictures"
  /// The tag that identifies a page of this program.
  package static let mark = "<meta name=\"generator\" content=\"render gallery\">"

  /// The page's bytes.
  package let data: Data
  /// The files of pictures in the folder, by name.
  package let files: [String: Data]
  /// The numbers of reduced pictures, and of goldens without layout on the page.
  package let reduced: Int
  package let withoutLayout: Int

  /// Creates the page.
  ///
  /// - Parameters:
  ///   - isOneFile: whether pictures are embedded; if they are too large together, they are
  ///     reduced.
  ///   - reduce: returns a PNG file's picture reduced by a factor; for an animation its first
  ///     frame.
  ///
  /// Complexity: O(bytes of goldens), and the pixels of reduced ones.
  package init(
    _ gallery: Gallery, title: String, isOneFile: Bool,
    reduce: (Data, Double) -> Data?
  ) throws {
    var words = WordTable()
    var elements = Data()
    var layouts: [Int: String] = [:]
    var texts: [Int: [String]] = [:]
    var keys: Set<String> = []
    var (left, lost) = (Self.most - Self.reserve, 0)
    for (index, golden) in gallery.goldens.enumerated() {
      left -= 400 + 2 * (golden.text?.utf8.count ?? 0)
      guard let layout = golden.ownLayout else { continue }
      var table = WordTable()
      let script = try ScriptJSON.encode(
        GalleryLayout(layout, words: &words, texts: &table))
      texts[index] = table.all
      left -= table.all.reduce(0) { $0 + $1.utf8.count + 4 }
      // Layouts may take a third of the page; the rest is for pictures.
      guard elements.count + script.count < Self.most / 3 else {
        lost += 1
        continue
      }
      // The index of a text depends on the golden's own table only, so equal layouts have equal
      // scripts.
      let key = Fingerprint.of(script)
      if keys.insert(key).inserted {
        elements += Self.element("layout-\(key)", type: "application/json", script)
      }
      layouts[index] = key
    }
    left -= elements.count
    var pictures = GalleryPictures(gallery.goldens, room: max(0, left), embedsAll: isOneFile)
    pictures.fill(reduce)
    for (key, file) in pictures.embedded {
      elements += Self.element("picture-\(key)", type: "text/plain", file.base64EncodedData())
    }
    let data = GalleryData(
      title: title, problems: gallery.problems, folder: isOneFile ? nil : Self.folder,
      groups: gallery.groups.map { group in
        GalleryData.Group(
          name: group.name, folder: group.folder,
          screens: group.screens.map { GalleryData.Screen(name: $0.name, goldens: $0.goldens) })
      },
      goldens: gallery.goldens.indices.map { index in
        Self.golden(
          gallery.goldens[index], layouts[index], texts[index] ?? [], pictures.prepared[index])
      },
      words: words.all)
    self.data = PageFile.fill(
      PageParts.gallery,
      [
        "title": Data(XMLText.escaped(title).utf8), "style": Data(PageParts.galleryStyle.utf8),
        "images": Data((isOneFile ? "" : "'self' ").utf8), "mark": Data(Self.mark.utf8),
        "data": try ScriptJSON.encode(data), "script": Data(PageParts.galleryScript.utf8),
        "pictures": elements,
      ])
    files = pictures.files
    reduced = pictures.prepared.values.count { $0.isReduced }
    withoutLayout = lost
  }

  private static func element(_ id: String, type: String, _ content: Data) -> Data {
    Data("<script type=\"\(type)\" id=\"\(id)\">".utf8) + content + Data("</script>\n".utf8)
  }

  private static func golden(
    _ golden: GalleryGolden, _ layout: String?, _ texts: [String],
    _ picture: GalleryPictures.PreparedPicture?
  ) -> GalleryData.Golden {
    let own = golden.ownLayout
    var notes = [golden.note].compactMap(\.self)
    if golden.layout != nil, own == nil, golden.isPicture {
      notes.append("The layout beside it is of a picture of another size.")
    }
    return GalleryData.Golden(
      id: golden.path, name: golden.name, shows: golden.shows, test: golden.test,
      note: notes.isEmpty ? nil : notes.joined(separator: " "), variant: golden.variant,
      size: golden.size.map { [$0.width, $0.height] }, points: own.map { [$0.width, $0.height] },
      frames: golden.frames, bytes: golden.data.count, picture: picture?.key,
      reduced: picture?.isReduced == true ? true : nil, layout: layout, texts: texts,
      content: golden.text)
  }
}
