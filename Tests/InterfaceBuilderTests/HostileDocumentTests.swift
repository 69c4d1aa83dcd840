import Foundation
import Testing

@testable import InterfaceBuilder

/// Tests documents that use up memory or time or name other files: each is refused with file and
/// line.
struct HostileDocumentTests {
  private func problem(_ text: String) -> String {
    do throws(DocumentError) {
      _ = try InterfaceDocument(Array(text.utf8), file: "a.xib")
      return "none"
    } catch {
      return error.sentence
    }
  }

  private func document(_ objects: String, before: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    \(before)<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    \(objects)
    </objects></document>
    """
  }

  @Test func `custom entities are refused`() {
    let laughs = "<!DOCTYPE a [\n<!ENTITY b \"ha\">\n<!ENTITY c \"&b;&b;&b;&b;\">\n]>\n"
    let types = "a.xib:2: document types and their entities are not supported."
    #expect(problem(document("<view id=\"v\"/>", before: laughs)) == types)
    let file = "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>\n"
    #expect(problem(document("<view id=\"v\"/>", before: file)) == types)
    let net = "<!DOCTYPE a SYSTEM \"http://localhost/a.dtd\">\n"
    #expect(problem(document("<view id=\"v\"/>", before: net)) == types)
    #expect(
      problem(document("<label text=\"&b;\" id=\"v\"/>"))
        == "a.xib:4: '&b;' is not an entity of XML; documents define none here.")
  }

  @Test func `a hundred thousand nested views are refused`() {
    let views = String(repeating: "<view><subviews>\n", count: 100_000)
    #expect(problem(document(views)) == "a.xib:67: elements are nested more than 128 deep.")
  }

  @Test func `a view that contains itself is a duplicate identifier`() {
    let views = "<view id=\"v\"><subviews>\n<view id=\"v\"/></subviews></view>"
    #expect(problem(document(views)) == "a.xib:5: the identifier 'v' is line 4's already.")
  }

  @Test func `more objects than a screen may have are refused`() {
    let views = String(repeating: "<view/>\n", count: 8001)
    #expect(problem(document(views)) == "a.xib:8004: there are more than 8000 objects.")
    let constraints = String(repeating: "<constraint firstAttribute=\"width\"/>\n", count: 2001)
    #expect(
      problem(document("<view><constraints>\n\(constraints)</constraints></view>"))
        == "a.xib:2005: a scene has more than 2000 constraints.")
    let fonts = String(repeating: "<color key=\"a\" white=\"1\"/>\n", count: 40_001)
    #expect(
      problem(document("<view>\n\(fonts)</view>"))
        == "a.xib:40002: there are more than 40000 elements.")
    let attributes = (0...64).map { " a\($0)=\"\"" }.joined()
    #expect(
      problem(document("<view\(attributes)/>"))
        == "a.xib:4: 'view' has more than 64 attributes.")
  }

  @Test func `long texts are refused`() {
    let text = String(repeating: "w", count: 70_000)
    #expect(
      problem(document("<label text=\"\(text)\"/>"))
        == "a.xib:4: the value of 'text' has more than 65536 bytes.")
    #expect(
      problem(document("<label><string key=\"text\">\n\(text)</string></label>"))
        == "a.xib:5: the text of 'string' has more than 65536 bytes.")
  }

  @Test func `a hundred megabytes of text are refused without parsing`() {
    let text = [UInt8](repeating: UInt8(ascii: "<"), count: 100 << 20)
    do throws(DocumentError) {
      _ = try InterfaceDocument(text, file: "a.xib")
      Issue.record("The document was read.")
    } catch {
      #expect(error.sentence == "a.xib:1: the file has 104857600 bytes; at most 4194304 are read.")
    }
  }

  @Test func `a hundred megabytes are refused without reading`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a.xib")
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    do throws(DocumentError) {
      _ = try InterfaceDocument(contentsOf: url)
      Issue.record("The document was read.")
    } catch {
      #expect(
        error.sentence
          == "\(url.path):1: the file has 104857600 bytes; at most 4194304 are read.")
    }
  }
}
