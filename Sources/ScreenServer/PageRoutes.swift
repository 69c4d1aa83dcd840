import FlyingFox
import Foundation
import LiveScreens

/// Answers requests: only for the page and its socket, with the token.
struct PageRoutes: HTTPHandler {
  let address: PageAddress
  let socket: PageSocket

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard address.isOurs(host: request.headers[.host]) else {
      return Self.refusal(.forbidden, "The page is not served for this host.")
    }
    // Otherwise pages of other sites could try tokens.
    let origin = request.headers[HTTPHeader("Origin")]
    guard origin == nil || address.isOurs(origin: origin) else {
      return Self.refusal(.forbidden, "Requests from other origins are rejected.")
    }
    let words = request.path.split(separator: "/", omittingEmptySubsequences: true)
    guard let token = words.first, address.hasToken(String(token)) else {
      return Self.refusal(.notFound, "The page does not exist.")
    }
    switch words.dropFirst().joined(separator: "/") {
    case "" where request.method == .GET: return page()
    case "live" where request.method == .GET:
      // A browser always sends the page's origin.
      guard origin != nil else {
        return Self.refusal(.forbidden, "Requests from other origins are rejected.")
      }
      var socket = socket
      if case .ip4(_, port: let port)? = request.remoteAddress { socket.port = port }
      return try await WebSocketHTTPHandler(handler: socket).handleRequest(request)
    default: return Self.refusal(.notFound, "The page does not exist.")
    }
  }

  private func page() -> HTTPResponse {
    let nonce = PageAddress.randomWord()
    var headers = Self.headers("text/html; charset=utf-8")
    headers[HTTPHeader("Content-Security-Policy")] = LivePage.policy(
      nonce: nonce, port: address.port)
    return HTTPResponse(statusCode: .ok, headers: headers, body: LivePage.data(nonce: nonce))
  }

  private static func refusal(_ status: HTTPStatusCode, _ sentence: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: headers("text/plain; charset=utf-8"),
      body: Data("\(sentence)\n".utf8))
  }

  private static func headers(_ type: String) -> HTTPHeaders {
    [
      .contentType: type, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("X-Frame-Options"): "DENY",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin", .connection: "close",
    ]
  }
}
