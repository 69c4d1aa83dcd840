import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy for the request as sent: method and URL, sorted header fields, body.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Returns a strategy for the request as sent: method and URL, sorted header fields, body.
  ///
  /// - Parameter pretty: Whether a JSON body is formatted over several lines, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { (request: URLRequest) in
      let address = request.url?.withSortedQuery.absoluteString ?? "(null)"
      let fields = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { body in
        "\n" + String(decoding: pretty ? body.prettyJSON ?? body : body, as: UTF8.self)
      }
      return (["\(request.httpMethod ?? "GET") \(address)"] + fields + [body].compactMap(\.self))
        .joined(separator: "\n")
    }
  }

  /// A strategy for the request as a `curl` command.
  public static var curl: Snapshotting {
    Snapshotting<String, String>.lines.pullback { (request: URLRequest) in
      let fields = request.allHTTPHeaderFields ?? [:]
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      for (name, value) in fields.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \"\(name): \(value.quotesEscaped)\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        parts.append("--data \"\(body.replacing("\\\"", with: "\\\\\"").quotesEscaped)\"")
      }
      if let cookie = fields["Cookie"] { parts.append("--cookie \"\(cookie.quotesEscaped)\"") }
      parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URL {
  /// The URL with its query items sorted by name.
  fileprivate var withSortedQuery: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else {
      return self
    }
    let items = components.queryItems?.sorted { $0.name < $1.name }
    components.queryItems = items
    return components.url ?? self
  }
}

extension Data {
  /// The data as JSON over several lines, with sorted keys; nil if it is not JSON.
  fileprivate var prettyJSON: Data? {
    guard let value = try? JSONSerialization.jsonObject(with: self) else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
  }
}

extension String {
  fileprivate var quotesEscaped: String { replacing("\"", with: "\\\"") }
}
