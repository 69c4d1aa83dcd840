import Markup
import VectorImages

/// Reads documents as attributed strings.
enum HTMLReader {
  /// Returns the document type from the options, or else from the content.
  static func kind(
    of data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
  ) throws -> NSAttributedString.DocumentType {
    let declared =
      (options[.documentType] as? NSAttributedString.DocumentType)
      ?? (options[.documentType] as? String).map(NSAttributedString.DocumentType.init)
    let kind = declared ?? (data.first == UInt8(ascii: "<") ? .html : .plain)
    guard kind == .html || kind == .plain else {
      FontWarnings.warnOnce(
        of: kind.rawValue,
        "NSAttributedString: documents of the type \(kind.rawValue) are not supported"
      )
      throw CocoaError(.featureUnsupported)
    }
    return kind
  }

  /// Returns the text of a document. HTML without an encoding is decoded as Windows Latin 1, so
  /// that characters in UTF-8 come out wrong, as on iOS. Source:
  /// https://samwize.com/2016/05/24/nsattributedstring-html-ios-unicode-encoding
  static func text(
    of data: Data, _ kind: NSAttributedString.DocumentType, _ encoding: String.Encoding?
  ) throws -> String {
    let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    let encoding =
      encoding ?? (kind == .plain || hasMark || declaresUTF8(data) ? .utf8 : .windowsCP1252)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private static func declaresUTF8(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    return head.contains("charset=utf-8") || head.contains("charset=\"utf-8")
      || head.contains("charset='utf-8")
  }

  /// Returns the attributed text of HTML.
  ///
  /// - Complexity: O(characters · rules of the style sheets).
  static func read(_ text: String) -> NSAttributedString {
    let root = HTMLParser.parse(text)
    var sheet = StyleSheet()
    collectSheets(root, &sheet)
    var writer = HTMLWriter(sheet: sheet)
    writer.write(root)
    return writer.result
  }

  private static func collectSheets(_ element: MarkupElement, _ sheet: inout StyleSheet) {
    if element.name == "style" {
      for child in element.children { sheet.add(child.text) }
    }
    for child in element.children { collectSheets(child, &sheet) }
  }
}
