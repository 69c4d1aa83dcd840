import Foundation

/// The material of broken documents: documents, and fragments of real ones.
struct NibCorpus {
  /// Xibs and storyboards.
  let documents: [String]
  /// Elements with their attributes, from published documents.
  let elements: [String]
  /// Attributes with values, such as `axis="vertical"`.
  let attributes: [String]

  /// Reads the corpus.
  ///
  /// - Parameter package: the package's folder.
  init(package: String) throws {
    let folder = "\(package)/Golden/Nibs"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    documents =
      try DenseDocuments.all
      + names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    let vocabulary = try String(
      contentsOfFile: "\(package)/Tests/NibsTests/Documents/vocabulary.xml", encoding: .utf8)
    elements = vocabulary.split(separator: "\n").map(String.init).filter { $0.hasSuffix("/>") }
    attributes = Set(vocabulary.matches(of: /[A-Za-z]+="[^"]*"/).map { String($0.0) }).sorted()
  }

  /// Values that are invalid for nearly every attribute.
  static let odd = [
    "", "YES", "NO", "0", "-1", "1e9", "-1e8", "0.5", "nan", "inf", "1e-320", "99999999999",
    "9223372036854775807", "c", "v", "l", "b", "width", "left", "leading", "centerX",
    "centerXWithinMargins", "baseline", "1:0", "greater", "system", "fillEqually", "vertical",
    "-2", "layer.cornerRadius", "UIView", "UITableViewCell", "UIViewController", "😀",
  ]

  /// Fragments that break the markup.
  static let markup = [
    "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?", "&", "&#0;", "&#x110000;",
    "&amp;", "\"", "'", "=", "<!DOCTYPE x>", "<subviews>", "<view><view><view><view>", "\u{0}",
    "<variation key='default'><mask key='subviews'>",
  ]
}
