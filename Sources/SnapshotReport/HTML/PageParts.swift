import CReportPage

/// The files of the pages (`Sources/CReportPage/Page`).
enum PageParts {
  static let skeleton = text(creport_page())
  static let style = text(creport_style())
  static let script = text(creport_script())
  static let gallery = text(creport_gallery())
  static let galleryStyle = text(creport_gallery_style())
  static let galleryScript = text(creport_gallery_script())

  private static func text(_ part: creport_text) -> String {
    String(decoding: UnsafeBufferPointer(start: part.bytes, count: part.count), as: UTF8.self)
  }
}
