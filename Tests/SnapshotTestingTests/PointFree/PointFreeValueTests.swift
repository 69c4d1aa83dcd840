import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing
import UIKit

/// Tests strategies of values that are not screens. Their output is that of
/// pointfreeco/swift-snapshot-testing.
@Suite struct PointFreeValueTests {
  private struct User: Codable {
    let name: String
    let id: Int
    let tags: Set<String>
    let sizes: [String: Int]
    var best: String?
  }

  private final class Node {
    let name = "root"
    var next: Node?
  }

  private enum Turn: CaseIterable {
    case left, right
    var other: Turn { self == .left ? .right : .left }
  }

  private enum Shape { case point, circle(radius: Int) }

  private let user = User(name: "Mia", id: 1, tags: ["b", "a"], sizes: ["y": 2, "x": 1])

  @Test func aDumpIsSortedAndHasNoAddresses() throws {
    #expect(
      try Snapshotting<User, String>.dump.take(user) == """
        ▿ User
          - best: Optional<String>.none
          - id: 1
          - name: "Mia"
          ▿ sizes: 2 key/value pairs
            ▿ (2 elements)
              - key: "x"
              - value: 1
            ▿ (2 elements)
              - key: "y"
              - value: 2
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
    let node = Node()
    node.next = node
    #expect(
      try Snapshotting<Node, String>.dump.take(node) == """
        ▿ Node
          - name: "root"
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  @Test func aDumpContainsDescriptionsOfValues() throws {
    func dump(_ value: some Any) throws -> String { try Snapshotting<Any, String>.dump.take(value) }
    #expect(try dump("a" as Character) == "- \"a\"\n")
    #expect(try dump(Data("hello".utf8)) == "- 5 bytes\n")
    #expect(try dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    #expect(try dump(NSObject()).contains("0x") == false)
    #expect(try dump("a b"[...]) == "- \"a b\"\n")
    #expect(try dump(URL(fileURLWithPath: "/a")) == "- file:///a\n")
    #expect(try dump([1]) == "▿ 1 element\n  - 1\n")
    #expect(try dump(Shape.point) == "- Shape.point\n")
    #expect(try dump((1, "a")) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"a\"\n")
  }

  @Test func valuesAreJSONAndPropertyLists() throws {
    struct Size: Codable { let width: Int, name: String }
    let size = Size(width: 3, name: "a")
    let json = "{\n  \"name\" : \"a\",\n  \"width\" : 3\n}"
    #expect(try Snapshotting<Size, String>.json.take(size) == json)
    #expect(Snapshotting<Size, String>.json.pathExtension == "json")
    let any: Snapshotting<Any, String> = .json
    #expect(try any.take(["width": 3, "name": "a"] as [String: Any]) == json)
    #expect(throws: (any Error).self) { try any.take(3) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      try Snapshotting<Size, String>.json(encoder).take(size) == #"{"name":"a","width":3}"#)
    let list = try Snapshotting<Size, String>.plist.take(size)
    #expect(list.contains("\t<key>name</key>\n\t<string>a</string>\n\t<key>width</key>"))
    #expect(Snapshotting<Size, String>.plist.pathExtension == "plist")
  }

  @Test func valuesAreDescribed() throws {
    #expect(try Snapshotting<Int?, String>.description.take(3) == "Optional(3)")
    #expect(Snapshotting<Data, Data>.data.diffing.difference(Data([1, 2]), Data([1, 2])) == nil)
    #expect(
      Snapshotting<Data, Data>.data.diffing.difference(Data([1, 2]), Data([1, 3]))
        == .other("byte 2 of 2 differs"))
  }

  @Test func functionsOfCasesAreTables() throws {
    let strategy = Snapshotting<Turn, String>.func(into: Snapshotting<Turn, String>.description)
    #expect(try strategy.take { $0.other } == "\"left\",\"right\"\n\"right\",\"left\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func pathsAreWrittenElementByElement() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 1.0 / 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    path.move(to: .zero)
    let found = try Snapshotting<CGPath, String>.elementsDescription.take(path)
    #expect(
      found
        == "MoveTo (1.0, 2.0)\nLineTo (0.333, 4.0)\nQuadCurveTo (7.0, 8.0) (5.0, 6.0)\nClose \n"
        + "\nMoveTo (0.0, 0.0)\n")
    #expect(
      try Snapshotting<UIBezierPath, String>.elementsDescription.take(UIBezierPath(cgPath: path))
        .hasPrefix("MoveTo (1.0, 2.0)\n"))
  }

  @Test func pathsAreDrawn() throws {
    let rect = CGRect(x: 3, y: 4, width: 2, height: 1)
    let drawn = [
      try Snapshotting<CGPath, UIImage>.image(scale: 2).take(CGPath(rect: rect, transform: nil)),
      try Snapshotting<UIBezierPath, UIImage>.image(scale: 2).take(UIBezierPath(rect: rect)),
    ]
    for picture in drawn {
      #expect(picture.cgImage?.width == 4 && picture.cgImage?.height == 2)
      #expect(picture.scale == 2)
    }
  }

  @Test func requestsAreRawAndCommands() throws {
    var request = URLRequest(url: try #require(URL(string: "https://a.b/c?z=1&a=2")))
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    #expect(
      try Snapshotting<URLRequest, String>.raw.take(request)
        == "GET https://a.b/c?a=2&z=1\nAccept: text/html")
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"b":1,"a":"x"}"#.utf8)
    request.addValue("k=v", forHTTPHeaderField: "Cookie")
    #expect(
      try Snapshotting<URLRequest, String>.raw(pretty: true).take(request).hasSuffix(
        "\nCookie: k=v\n\n{\n  \"a\" : \"x\",\n  \"b\" : 1\n}"))
    #expect(
      try Snapshotting<URLRequest, String>.curl.take(request) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":\\"x\\"}" \\
        \t--cookie "k=v" \\
        \t"https://a.b/c?a=2&z=1"
        """)
  }
}
