import ImageIO
import SnapshotsTestSupport
import Testing
import UIKit

@testable import Goldens
@testable import Snapshots

/// Tests the results that a run leaves for reports and commands, and how these use them.
@MainActor
@Suite struct KeptResultTests {
  private func verifier(_ package: ScratchPackage, _ record: RecordMode) -> SnapshotVerifier {
    var verifier = package.verifier(record: record)
    verifier.run = TestRun(id: "1-1", isFiltered: false)
    verifier.source = SnapshotResult.Source(file: package.path("Tests/F.swift"), line: 7)
    return verifier
  }

  private func view(at y: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .white
    let box = UIView(frame: CGRect(x: 2, y: y, width: 4, height: 4))
    box.backgroundColor = .red
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
    return view
  }

  private func result(_ package: ScratchPackage) throws -> SnapshotResult {
    let run = try #require(ResultStore(artifacts: package.path("Artifacts")).latestRun())
    #expect(run.results.count == 1)
    return try #require(run.results.first)
  }

  /// A sidecar that is correct but incomplete keeps its bytes until all goldens are recorded again.
  @Test func anEarlierSidecarIsUnchangedWhereThePictureIsEqual() throws {
    let package = try ScratchPackage()
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1)
    _ = verifier(package, .missing).verify({ view(at: 2) }, as: strategy)
    let sidecar = try #require(package.read("Golden/g/a.json"))
    let earlier = String(decoding: sidecar, as: UTF8.self)
      .replacing(/"background":"[^"]*",/, with: "").replacing(/\ *"version": 2,\n/, with: "")
    try package.write(Data(earlier.utf8), to: "Golden/g/a.json")
    #expect(verifier(package, .failed).verify({ view(at: 2) }, as: strategy).isPass)
    #expect(package.read("Golden/g/a.json") == Data(earlier.utf8))
    #expect(verifier(package, .all).verify({ view(at: 2) }, as: strategy).isPass)
    #expect(package.read("Golden/g/a.json") == sidecar)
    let verdict = verifier(package, .never).verify({ view(at: 9) }, as: strategy)
    #expect(verdict.words.first == "UIView “box” moved 0,+7 pt")
  }

  private func acceptance(_ package: ScratchPackage) -> Acceptance {
    Acceptance(ResultPaths(artifacts: package.path("Artifacts"), package: package.root.path))
  }

  @Test func aFailureIsKeptWithItsWordsAndAcceptedFromThere() throws {
    let package = try ScratchPackage()
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1)
    _ = verifier(package, .missing).verify({ view(at: 2) }, as: strategy)
    #expect(try result(package).kind == .recorded)
    let verdict = verifier(package, .never).verify({ view(at: 9) }, as: strategy)
    #expect(
      verdict.words == [
        "UIView “box” moved 0,+7 pt",
        "100 % of the differing pixels are explained",
      ])

    let kept = try result(package)
    #expect(kept.kind == .pixels && kept.words == verdict.words)
    #expect(kept.pixels == verdict.pixels && kept.pixels?.count == 32)
    #expect(kept.source?.line == 7)
    #expect(kept.expectedSize == PictureSize(width: 20, height: 20))
    #expect(kept.files.golden == "Golden/g/a.png")
    let files = kept.files
    #expect(
      [files.expected, files.actual, files.difference, files.expectedLayout, files.actualLayout]
        == [
          "M/F/a/expected.png", "M/F/a/actual.png", "M/F/a/difference.png",
          "M/F/a/expected.json", "M/F/a/actual.json",
        ])

    let actual = package.read("Artifacts/M/F/a/actual.png")
    try acceptance(package).accept([kept])
    #expect(actual != nil && package.read("Golden/g/a.png") == actual)
    let layout = try GoldenFile(path: package.path("Golden/g/a.png")).readLayout()
    #expect(layout?.elements[1].frame.y == 9)
    #expect(verifier(package, .never).verify({ view(at: 9) }, as: strategy).isPass)
    #expect(try result(package).kind == .passed)
    #expect(throws: AcceptError.nothingToAccept(kept.id)) {
      try acceptance(package).accept([try result(package)])
    }
  }

  @Test func missingPicturesCannotBeAccepted() throws {
    let package = try ScratchPackage()
    _ = verifier(package, .never).verify({ try solid(red) }, as: .image)
    let kept = try result(package)
    try package.write(Data(), to: "Golden/other")
    try FileManager.default.removeItem(atPath: package.path("Artifacts/M"))
    let path = package.path("Artifacts/M/F/a/actual.png")
    let error = #expect(throws: AcceptError.self) {
      try acceptance(package).accept([kept])
    }
    #expect(
      error?.description
        == "The picture of snapshot 'M/F/a' is gone: '\(path)' does not exist; run its test again.")
  }

  /// A picture that is replaced without its sidecar leaves the old sidecar, which describes another
  /// picture.
  @Test func aSidecarOfAnotherPictureExplainsNothing() throws {
    let package = try ScratchPackage()
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1)
    _ = verifier(package, .missing).verify({ view(at: 2) }, as: strategy)
    let other = try #require(strategy.take(view(at: 12)).pngData())
    try package.write(other, to: "Golden/g/a.png")
    let verdict = verifier(package, .never).verify({ view(at: 9) }, as: strategy)
    #expect(!verdict.isPass && !verdict.words.contains { $0.contains("moved") }, "\(verdict.words)")
  }

  @Test func aToleranceIsKeptWithItsReason() throws {
    let package = try ScratchPackage()
    try package.record(
      PNGEncoder.standard.encode(solid(0xFF80_8080)), to: "Golden/g/a.png")
    let tolerance = Tolerance(channel: 2, pixels: 6, window: 6, reason: "a photo")
    let strategy = Snapshotting<CGImage, UIImage>.image.tolerating(tolerance)
    let verdict = verifier(package, .failed).verify({ try solid(0xFF81_8282) }, as: strategy)
    #expect(verdict.isPass && verdict.message == nil)
    let kept = try result(package)
    #expect(kept.kind == .passed && kept.tolerance == tolerance && kept.pixels?.count == 6)
    let beyond = verifier(package, .never).verify({ try solid(0xFF84_8282) }, as: strategy)
    #expect(
      beyond.message?.contains("Tolerance(channel: 4, pixels: 6, window: 6, reason: …)") == true)
    #expect(package.read("Golden/g/.goldens.json") == nil)
  }

  @Test func theArtifactsFolderKeepsItselfOutOfVersionControl() throws {
    let package = try ScratchPackage()
    _ = verifier(package, .never).verify({ "x" }, as: .lines)
    #expect(package.read("Artifacts/.gitignore") == Data("*\n".utf8))
  }

  // MARK: At the same time

  /// A recording that compared before another picture was accepted restores nothing of the old
  /// picture.
  @Test func whatWasAcceptedMeanwhileStays() throws {
    let package = try ScratchPackage()
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1)
    _ = verifier(package, .missing).verify({ view(at: 2) }, as: strategy)
    let refreshing = verifier(package, .all).prepare({ view(at: 2) }, as: strategy)
    let replacing = verifier(package, .all).prepare({ view(at: 12) }, as: strategy)
    _ = verifier(package, .never).verify({ view(at: 9) }, as: strategy)
    try acceptance(package).accept([try result(package)])
    let names = ["a.png", "a.json", ".goldens.json"].map { "Golden/g/\($0)" }
    let accepted = names.map { package.read($0) }
    for prepared in [refreshing, replacing] {
      #expect(prepared.edit != nil)
      let message = prepared.settled().verdict.message ?? ""
      #expect(message.contains("a.png' has changed since the comparison; run the test again."))
      #expect(names.map { package.read($0) } == accepted)
    }
    // Two processes that record the same picture do not conflict.
    let same = verifier(package, .all).prepare({ view(at: 12) }, as: strategy)
    #expect(verifier(package, .all).verify({ view(at: 12) }, as: strategy).kind == .recorded)
    #expect(same.settled().verdict.kind == .recorded)
  }

  // MARK: Goldens that are JSON

  /// The layout of a snapshot that is JSON has another file name than the snapshot.
  @Test func aLayoutIsNoGolden() throws {
    let package = try ScratchPackage()
    let text = Snapshotting<UIView, String>(pathExtension: "json", diffing: .lines) { _, _ in
      Capture("{}", layout: { PictureLayout(width: 1, height: 1, scale: 1, elements: []) })
    }
    var verifier = package.verifier("Golden/g/a.json")
    verifier.id = SnapshotID(module: "M", file: "F", test: "a", name: nil, pathExtension: "json")
    verifier.run = TestRun(id: "1-1", isFiltered: false)
    _ = verifier.verify({ view(at: 2) }, as: text)
    #expect(package.read("Artifacts/M/F/a~json/actual.json") == Data("{}".utf8))
    #expect(package.read("Artifacts/M/F/a~json/actual.layout.json") != nil)
    try package.write(Data(), to: "Golden/other")
    try acceptance(package).accept([try result(package)])
    #expect(package.read("Golden/g/a.json") == Data("{}".utf8))
  }

  /// The sidecar of a picture is not the golden of a text with the same name.
  @Test func aSidecarIsNoGolden() throws {
    let package = try ScratchPackage()
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1)
    _ = verifier(package, .missing).verify({ view(at: 2) }, as: strategy)
    var other = package.verifier("Golden/g/a.json", record: .missing)
    other.id = SnapshotID(module: "M", file: "F", test: "a", name: nil, pathExtension: "json")
    let text = Snapshotting<String, String>(pathExtension: "json", diffing: .lines)
    #expect(other.verify({ "{}" }, as: text).kind == .recorded)
    #expect(package.read("Golden/g/a.json") == Data("{}".utf8))
    other.record = .never
    #expect(other.verify({ "{}" }, as: text).isPass)
    #expect(verifier(package, .all).verify({ view(at: 2) }, as: strategy).isPass)
    #expect(package.read("Golden/g/a.json") == Data("{}".utf8))
  }

  // MARK: The command

  /// An unrelated program called `render` accepts nothing.
  @Test func anUnrelatedProgramIsNotSuggested() throws {
    let package = try ScratchPackage()
    func command() -> String { AcceptCommand(package: package.root.path, artifacts: nil).text }
    for (text, start) in [
      ("#!/bin/sh\necho mine\n", "swift run render"),
      ("#!/bin/sh\n# Draws a scene: ./render [SCENE] [options] OUT.png; explained\n", "./render"),
    ] {
      try package.write(Data(text.utf8), to: "render")
      chmod(package.path("render"), 0o755)
      #expect(command() == "\(start) golden accept")
    }
    try package.write(Data("#!/bin/sh\n".utf8), to: "render")
    let tool = AcceptCommand(package: package.root.path, artifacts: nil, isUnderSourceTool: true)
    #expect(tool.text == "swift package ios run render golden accept")
    // As Characters, the quote behind the mark is not a quote.
    let quoted = AcceptCommand.quoted("a\u{600}'; rm")
    #expect(
      quoted.unicodeScalars.elementsEqual((#"'a"# + "\u{600}" + #"'\''; rm'"#).unicodeScalars))
  }
}
