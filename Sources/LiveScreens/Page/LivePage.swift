import CServePage
import Foundation

/// The page that shows a live screen, as one self-contained file.
package enum LivePage {
  /// Returns the page.
  ///
  /// - Parameter nonce: the value of the page's script and style in its content security policy;
  ///   letters and digits.
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

  /// Returns the content security policy: the page may run its own script and connect to its
  /// server.
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
