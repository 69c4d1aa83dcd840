/// The types of a pasteboard's values, by uniform type identifiers.
@MainActor
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let image = "public.image"
  static let url = "public.url"
  static let color = "com.apple.uikit.color"

  /// The types under which an item may have a text, the most specific first. Source: Apple, Uniform
  /// Type Identifiers.
  static let texts = [text, "public.utf16-plain-text", "public.plain-text", "public.text"]
  static let images = ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", image]
  static let urls = ["public.file-url", url]

  /// The types under which an item may have a value of a type.
  static func kinds(of type: String) -> [String] {
    [texts, images, urls].first { $0.contains(type) } ?? [type]
  }

  /// Returns the text, image, URL or other value of a type in an item; nil if it has none.
  static func value(of type: String, in item: [String: Any]) -> Any? {
    let found = ([type] + kinds(of: type)).lazy.compactMap { item[$0] }.first
    guard let data = found as? Data else { return found }
    switch kinds(of: type) {
    case texts: return String(data: data, encoding: .utf8)
    case images: return UIImage(data: data)
    case urls: return String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    default: return data
    }
  }

  /// Returns a value of an item as data; nil for a value without a format.
  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
