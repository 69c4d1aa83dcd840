import CServePage
import Foundation

/// The page in which a screen lives, as one file that loads nothing.
package enum LivePage {
  /// - Parameter nonce: what marks the page's own script and style, for its policy; letters and
  ///   digits.
  package static func data(nonce: String) -> Data {
    let places = [
      "nonce": nonce, "style": text(cserve_style()), "script": text(cserve_script()),
    ]
    var page = ""
    for part in text(cserve_page()).components(separatedBy: "{{") {
      guard let end = part.range(of: "}}"), let content = places[String(part[..<end.lowerBound])]
      else {
        page += part
        continue
      }
      page += content + part[end.upperBound...]
    }
    return Data(page.utf8)
  }

  /// What the page may do: run its own script and talk to the server that it came from.
  package static func policy(nonce: String, port: UInt16) -> String {
    let here = "ws://127.0.0.1:\(port) ws://localhost:\(port)"
    return "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)';"
      + " connect-src \(here); img-src blob: data:; frame-ancestors 'none'; base-uri 'none';"
      + " form-action 'none'"
  }

  private static func text(_ part: cserve_text) -> String {
    String(decoding: UnsafeBufferPointer(start: part.bytes, count: part.count), as: UTF8.self)
  }
}
