import Foundation
import Testing

/// Tests the meaning of rewritten source: the files in `Cases` are unmodified iOS source and
/// contain their expectations. They are rewritten, compiled and run.
@Suite(.serialized) struct CasesTests {
  private let build = PackageBuild()

  @Test(.timeLimit(.minutes(20))) func theCasesDoWhatTheyDoOnIOS() async throws {
    let program = try await build.program(of: build.cases)
    let run = try await Command(program).run()
    #expect(run.status == 0 && run.output == "passed\n", "\(run.output)")
  }

  @Test func diagnosticsNameTheFileOnDisk() async throws {
    let folder = try build.newFolder()
    let file = folder.appendingPathComponent("Wrong.swift")
    try """
    import UIKit
    class Wrong: UIView {
      @objc func tap() { let _ = #selector(tap); }; override var layer: Int { 3 }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let result = try await build.compile([file], in: folder)
    #expect(result.status != 0)
    #expect(result.errors.contains("\(file.path):3:"), "\(result.errors)")
  }

  @Test func errorsNameWhatToWriteInstead() async throws {
    let folder = try build.newFolder()
    let file = folder.appendingPathComponent("Absent.swift")
    try """
    import UIKit
    func show(_ item: UINavigationItem) { item.prompt = "Above" }
    func tag() -> Any { NSLinguisticTagger.self }
    func text() -> String { Measurement(value: 1, unit: UnitLength.meters).formatted() }
    func frames(_ data: Data) -> Any? { CGImageSourceCreateWithData(data as NSData, nil) }
    """.write(to: file, atomically: true, encoding: .utf8)
    let result = try await build.compile([file], in: folder)
    for words in [
      "prompts are not drawn: write 'titleView'", "write 'enumerateSubstrings(in:options:)'",
      "write 'MeasurementFormatter().string(from:)'", "write 'UIImage(data:)'",
    ] { #expect(result.errors.contains(words), "\(result.errors)") }
  }

  /// The compiler prints excerpts of the rewritten files, in which classes have tables of members
  /// and the overrides of extensions.
  @Test func excerptsShowTheUsersSource() async throws {
    let folder = try build.newFolder()
    let file = folder.appendingPathComponent("Wrong.swift")
    try """
    import UIKit
    class Base: UIView {
      func size(of part: Int) {}
    }
    func once() {}
    class Wrong: Base {
      @objc func tap() { left() }
    }
    extension Wrong { override func size(of part: Int) { moved() } }
    class Last: NSObject { @objc func pan() { last() } }
    func once() {}
    """.write(to: file, atomically: true, encoding: .utf8)
    let expected = """
      FILE:11:6: error: invalid redeclaration of 'once()'
       3 |   func size(of part: Int) {}
       4 | }
       5 | func once() {}
         |      `- note: 'once()' previously declared here
       6 | class Wrong: Base {
       7 |   @objc func tap() { left() }
         :
       9 | extension Wrong { override func size(of part: Int) { moved() } }
      10 | class Last: NSObject { @objc func pan() { last() } }
      11 | func once() {}
         |      `- error: invalid redeclaration of 'once()'

      FILE:7:22: error: cannot find 'left' in scope
      5 | func once() {}
      6 | class Wrong: Base {
      7 |   @objc func tap() { left() }
        |                      `- error: cannot find 'left' in scope
      8 | }
      9 | extension Wrong { override func size(of part: Int) { moved() } }

      FILE:9:37: error: cannot find 'moved' in scope
       7 |   @objc func tap() { left() }
       8 | }
       9 | extension Wrong { override func size(of part: Int) { moved() } }
         |                                     `- error: cannot find 'moved' in scope
      10 | class Last: NSObject { @objc func pan() { last() } }
      11 | func once() {}

      FILE:10:43: error: cannot find 'last' in scope
       8 | }
       9 | extension Wrong { override func size(of part: Int) { moved() } }
      10 | class Last: NSObject { @objc func pan() { last() } }
         |                                           `- error: cannot find 'last' in scope
      11 | func once() {}

      """
    for colours in [[], ["-color-diagnostics"]] {
      let result = try await build.compileAsSwiftPM([file], colours, in: folder)
      let excerpts = result.errors.replacingOccurrences(of: "\(file.path):", with: "FILE:")
        .replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
      #expect(result.status == 1 && excerpts == expected, "\(excerpts)")
      #expect(result.errors.contains("\u{1B}[0;36m 9 |\u{1B}[0;0m ext") != colours.isEmpty)
    }
  }

  @Test func testsThatImportXCTestAloneHaveUIKit() async throws {
    let folder = try build.newFolder()
    let file = folder.appendingPathComponent("SideTests.swift")
    try """
    import XCTest
    final class SideTests: XCTestCase {
      func testASide() { XCTAssertEqual(UIView(frame: .zero).frame.height, 0) }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let other = folder.appendingPathComponent("Attaching.swift")
    try """
    import Foundation
    import XCTest
    func attachment(of data: Data) -> XCTAttachment { XCTAttachment(data: data) }
    """.write(to: other, atomically: true, encoding: .utf8)
    let result = try await build.compile([file, other], in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Nimble's `file:` is a `String` on Apple's systems and a `StaticString` on Linux.
  @Test func nimbleTakesTheFileOfATestAsXCTestDoes() async throws {
    let file = try build.newFolder().appendingPathComponent("Helper.swift")
    try """
    import Nimble
    func check(_ value: Int, file: StaticString = #filePath) {
      expect(file: "\\(file)", line: 1, value) == 1
      expect(file: "\\(file).txt", line: 1, value) == 1
      other(file: "\\(file)")
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let text = try await build.tool(["rewrite", file.path]).output
    #expect(text.contains("expect(file:    file  , line: 1"), "\(text)")
    #expect(text.contains("expect(file: \"\\(file).txt\""), "\(text)")
    #expect(text.contains("other(file: \"\\(file)\""), "\(text)")
  }

  /// Layers belong to no actor on iOS, so that their subclasses override without one.
  @Test func layersBelongToTheMainActor() async throws {
    let file = try build.newFolder().appendingPathComponent("Shimmer.swift")
    try """
    import UIKit
    class Shimmer: CAGradientLayer {
      nonisolated override init() { super.init() }
      nonisolated override init(layer: Any) { super.init(layer: layer) }
      nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
      nonisolated func count() -> Int { 1 }
    }
    final class Model: NSObject { nonisolated override init() { super.init() } }
    """.write(to: file, atomically: true, encoding: .utf8)
    let text = try await build.tool(["rewrite", file.path]).output
    #expect(text.contains("              override init(layer: Any)"), "\(text)")
    #expect(text.contains("              required init?(coder: NSCoder)"), "\(text)")
    #expect(text.contains("nonisolated func count()"), "\(text)")
    #expect(text.contains("class Model: NSObject { nonisolated override init()"), "\(text)")
  }

  @Test func codeThatCannotBeRewrittenIsReportedInALine() async throws {
    let folder = try build.newFolder()
    let file = folder.appendingPathComponent("Refused.swift")
    try """
    import UIKit
    class Refused: NSObject {
      @NSManaged var progress: CGFloat
      func swap(_ a: OpaquePointer, _ b: OpaquePointer) { method_exchangeImplementations(a, b) }
    }
    extension UILabel {
      override var text: String? { didSet { setNeedsLayout() } }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let result = try await build.tool(["rewrite", file.path])
    let said = result.errors.split(separator: "\n").filter { $0.contains("warning: not rewritten") }
    let expected = [
      "3:3: warning: not rewritten: @NSManaged: nothing stores this property on Linux",
      "4:55: warning: not rewritten: method_exchangeImplementations: methods and classes cannot be "
        + "exchanged on Linux",
      "7:3: warning: not rewritten: override in an extension of UILabel: it has observers",
    ]
    #expect(said.map(String.init) == expected.map { "\(file.path):\($0)" })
  }

  @Test func aFileThatDidNotChangeIsNotRewrittenAgain() async throws {
    let folder = try build.newFolder()
    let file = folder.appendingPathComponent("Kept.swift")
    try "import UIKit\nclass Kept: UIView { @objc func tap() {} }\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let out = folder.appendingPathComponent("out")
    _ = try await build.tool(["overlay", out.path, file.path])
    let first = try rewritten(out)
    _ = try await build.tool(["overlay", out.path, file.path])
    #expect(try rewritten(out) == first && first.count == 1)
    try "import UIKit\nclass Kept: UIView { @objc func tap(_ a: Any) {} }\n"
      .write(to: file, atomically: true, encoding: .utf8)
    _ = try await build.tool(["overlay", out.path, file.path])
    #expect(try rewritten(out).count == 2)
  }

  @Test func missingNamesAreReportedWithTheNearest() async throws {
    let folder = try build.newFolder()
    let file = folder.appendingPathComponent("Wall.swift")
    try "import UIKit\n".write(to: file, atomically: true, encoding: .utf8)
    let out = folder.appendingPathComponent("out").path
    for name in ["wall.swift", "Wall"] {
      let path = folder.appendingPathComponent(name).path
      let result = try await build.tool(["overlay", out, path])
      #expect(result.status == 1)
      #expect(
        result.errors
          == "ios-source: the file \(path) does not exist; did you mean 'Wall.swift'?\n")
    }
    let empty = try build.newFolder()
    let result = try await build.tool(["overlay", out, empty.path])
    #expect(result.errors == "ios-source: the folder \(empty.path) has no Swift files\n")
  }

  @Test func linksToFoldersAreEnteredAndBytesThatAreNoTextStay() async throws {
    let folder = try build.newFolder()
    let real = folder.appendingPathComponent("Größe 1")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    let text = Data("import UIKit\r\nclass A: UIView { @objc func tap() {} } // ".utf8)
    try (text + [0xff, 0xfe, 0x0d, 0x0a]).write(to: real.appendingPathComponent("A ü.swift"))
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let out = folder.appendingPathComponent("out")
    let result = try await build.tool(["overlay", out.path, link.path])
    #expect(result.status == 0, "\(result.errors)")
    let overlay = try String(
      contentsOf: out.appendingPathComponent("overlay.yaml"), encoding: .utf8)
    #expect(overlay.contains("\"name\": \"\(link.path)\""), "\(overlay)")
    let name = try #require(try rewritten(out).keys.first)
    let bytes = try Data(contentsOf: out.appendingPathComponent(name))
    #expect(bytes.range(of: Data([0xff, 0xfe, 0x0d, 0x0a])) != nil)
  }

  /// Returns the rewritten files with their modification dates.
  private func rewritten(_ folder: URL) throws -> [String: Date] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var dates: [String: Date] = [:]
    for name in names where name.hasSuffix(".swift") {
      let path = folder.appendingPathComponent(name).path
      dates[name] =
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return dates
  }
}
