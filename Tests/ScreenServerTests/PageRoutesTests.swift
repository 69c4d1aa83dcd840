import FlyingFox
import Foundation
import LiveScreens
import Testing

@testable import ScreenServer

/// Tests which requests the server answers.
@Suite struct PageRoutesTests {
  private let address = PageAddress(port: 8080)
  private var routes: PageRoutes {
    PageRoutes(
      address: address,
      socket: PageSocket(queue: PageQueue(), pages: PageCount(), bounds: ReceiveBounds()))
  }

  private var path: String { String(address.text.dropFirst("http://127.0.0.1:8080".count)) }

  private func status(
    _ path: String, host: String? = "127.0.0.1:8080", origin: String? = nil,
    upgrades: Bool = false, method: HTTPMethod = .GET
  ) async throws -> HTTPStatusCode {
    var headers: [HTTPHeader: String] = [:]
    headers[.host] = host
    headers[HTTPHeader("Origin")] = origin
    if upgrades {
      headers[.upgrade] = "websocket"
      headers[.connection] = "Upgrade"
      headers[.webSocketKey] = "dGhlIHNhbXBsZSBub25jZQ=="
      headers[.webSocketVersion] = "13"
    }
    return try await routes.handleRequest(
      HTTPRequest(
        method: method, version: .http11, path: path, query: [], headers: headers,
        body: Data())
    ).statusCode
  }

  @Test func thePageIsBehindItsToken() async throws {
    #expect(try await status(path) == .ok)
    #expect(try await status(path, host: "localhost:8080") == .ok)
    for other in ["/", "/live", "/\(String(repeating: "a", count: 32))/", "\(path)x", "/../"] {
      #expect(try await status(other) == .notFound, "\(other)")
    }
    #expect(try await status(path, method: .POST) == .notFound)
  }

  @Test(arguments: [
    nil, "127.0.0.1", "127.0.0.1:80", "example.com:8080", "127.0.0.1.example.com:8080",
    "127.0.0.1:8080.example.com", "[::1]:8080",
  ])
  func otherHostsAreRefused(host: String?) async throws {
    #expect(try await status(path, host: host) == .forbidden)
  }

  @Test func otherOriginsAreRefused() async throws {
    for origin in [
      "http://example.com", "null", "https://127.0.0.1:8080", "http://127.0.0.1",
      "http://127.0.0.1:8081", "http://127.0.0.1:8080.example.com", "",
    ] {
      #expect(try await status(path, origin: origin) == .forbidden, "\(origin)")
      #expect(
        try await status("\(path)live", origin: origin, upgrades: true) == .forbidden, "\(origin)")
    }
    #expect(
      try await status("\(path)live", upgrades: true) == .forbidden, "the request has no origin")
    #expect(
      try await status("\(path)live", origin: "http://127.0.0.1:8080", upgrades: true)
        == .switchingProtocols)
  }

  @Test func tokensAreLongAndNoTwoAreEqual() {
    let words = Set((0..<100).map { _ in PageAddress.randomWord() })
    #expect(words.count == 100 && words.allSatisfy { $0.utf8.count == 32 })
    #expect(address.hasToken(path.filter { $0 != "/" }))
    #expect(!address.hasToken("") && !address.hasToken(path))
  }

  @Test func thePageRunsItsOwnScriptOnly() async throws {
    let request = HTTPRequest(
      method: .GET, version: .http11, path: path, query: [],
      headers: [.host: "127.0.0.1:8080"], body: Data())
    let response = try await routes.handleRequest(request)
    let policy = try #require(response.headers[HTTPHeader("Content-Security-Policy")])
    #expect(policy.hasPrefix("default-src 'none'; script-src 'nonce-"))
    #expect(!policy.contains("unsafe"))
    let page = String(decoding: try await response.bodyData, as: UTF8.self)
    let nonce = try #require(policy.split(separator: "'nonce-").dropFirst().first?.prefix(32))
    #expect(page.contains("<script nonce=\"\(nonce)\">") && !page.contains("{{nonce"))
    // The page contains nothing from a scene; a scene's texts arrive as data and are shown as text.
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(!page.contains("innerHTML") && !page.contains("document.write"))
  }
}
