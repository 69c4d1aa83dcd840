/// Fills the skeleton of a page.
enum PageFile {
  static func data(_ page: PageData, title: String, _ library: PictureLibrary) throws -> Data {
    fill(
      PageParts.skeleton,
      [
        "title": Data(XMLText.escaped(title).utf8), "style": Data(PageParts.style.utf8),
        "data": try ScriptJSON.encode(page), "script": Data(PageParts.script.utf8),
        "pictures": elements(library),
      ])
  }

  /// Returns a skeleton with its {{places}} replaced.
  static func fill(_ skeleton: String, _ values: [String: Data]) -> Data {
    var page = Data()
    for part in skeleton.components(separatedBy: "{{") {
      guard let end = part.range(of: "}}"), let content = values[String(part[..<end.lowerBound])]
      else {
        page += Data(part.utf8)
        continue
      }
      page += content
      page += Data(part[end.upperBound...].utf8)
    }
    return page
  }

  private static func elements(_ library: PictureLibrary) -> Data {
    var elements = Data()
    elements.reserveCapacity(library.pictures.reduce(0) { $0 + $1.text.count + 80 })
    for (key, text) in library.pictures {
      elements += Data("<script type=\"text/plain\" id=\"picture-\(key)\">".utf8)
      elements += text
      elements += Data("</script>\n".utf8)
    }
    return elements
  }
}
