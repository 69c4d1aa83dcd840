import CoreText
import ImageIO
import SnapshotsTestSupport
import Testing

@testable import Goldens
@testable import Snapshots

@Suite struct EnvironmentTests {
  private let here = RenderEnvironment(components: ["cairo": "1.2", "fonts-a": "ff"])

  /// Variables count only where the libraries read them: a program unsets them before its libraries
  /// start.
  @Test func variablesThatLibrariesHaveReadAreNamed() {
    let variables = ["PIXMAN_DISABLE": "sse2", "LANG": "C"]
    let heard = RenderEnvironment(FontLibrary.collection, variables: variables)
    let deaf = RenderEnvironment(FontLibrary.collection, variables: [:])
    #expect(heard.changes(since: deaf) == ["PIXMAN_DISABLE was not used"])
    #expect(deaf.changes(since: heard) == ["PIXMAN_DISABLE is not used here"])
    #expect(RenderEnvironment.current == deaf)
  }

  @Test func thisMachinesEnvironmentListsAllLibraries() {
    let components = RenderEnvironment.current.components
    for name in ["cairo", "pixman", "pango", "harfbuzz", "freetype"] {
      #expect(components[name]?.first?.isNumber == true, "\(name)")
    }
    #expect(["x86_64", "aarch64"].contains(components["processor"]))
    #expect(components["fonts"]?.count == 16)
    #expect(
      components.keys.allSatisfy { !$0.contains("Noto") }, "no text needs a font file of the system"
    )
    #expect(RenderEnvironment(text: RenderEnvironment.current.text) == .current)
  }

  @Test func changesAreClauses() {
    let old = RenderEnvironment(components: ["cairo": "1.0", "fonts-a": "00", "pango": "1"])
    #expect(
      here.changes(since: old) == [
        "cairo was 1.0 and is 1.2 here", "fonts-a differ", "pango is not used here",
      ])
    #expect(old.changes(since: here).last == "pango was not used")
    #expect(here.changes(since: here) == [])
  }

  @Test func theProcessorIsNamedWhereAGoldenNamesOne() {
    let arm = RenderEnvironment(components: ["processor": "aarch64"])
    let intel = RenderEnvironment(components: ["processor": "x86_64"])
    #expect(arm.changes(since: intel) == ["processor was x86_64 and is aarch64 here"])
    #expect(arm.changes(since: RenderEnvironment(components: [:])) == [])
  }

  /// A picture that no longer has such a text differs whatever fonts are installed.
  @Test func aFontFileOfTheSystemCountsWhereBothPicturesNeedIt() {
    let plain = RenderEnvironment(components: ["fonts": "aa"])
    var emoji = plain
    emoji.components["NotoColorEmoji.ttf"] = "01"
    var otherEmoji = plain
    otherEmoji.components["NotoColorEmoji.ttf"] = "02"
    #expect(
      otherEmoji.changes(since: emoji) == [
        "the font file NotoColorEmoji.ttf differs"
      ])
    #expect(plain.changes(since: emoji) == [] && emoji.changes(since: plain) == [])
    let others = RenderEnvironment(components: ["fonts": "bb"])
    #expect(others.changes(since: plain) == ["the package's fonts differ"])
  }

  /// A font file of the system draws emoji, the package's own font Latin letters.
  @Test func aPictureNamesTheFontFilesThatItsTextsNeed() {
    func names(_ text: String) -> [String] {
      let use = SystemFontUse()
      for _ in 0..<2 {
        _ = use.during {
          TextLayoutCache.shared.layout(
            StyledText(text, attributes: TextAttributes(font: TextFont(size: 13))),
            options: TextLayoutOptions())
        }
      }
      let known = RenderEnvironment.current
      return Set(known.adding(use).components.keys).subtracting(known.components.keys).sorted()
    }
    #expect(names("plain") == [])
    #expect(names("a 😀") == ["NotoColorEmoji.ttf"])
    #expect(names("a 😀") == ["NotoColorEmoji.ttf"], "the layout is cached")
    #expect(names("漢字 안녕") == ["NotoSansCJK-Regular.ttc"])
  }

  @Test func aPictureCarriesItsEnvironmentAndItsPixelsStayTheSame() throws {
    let plain = try PNGEncoder.standard.encode(solid(red))
    let stamped = EnvironmentStamp.adding(here, to: plain)
    #expect(EnvironmentStamp.read(stamped) == here)
    #expect(EnvironmentStamp.read(plain) == nil)
    #expect(
      stamped == EnvironmentStamp.adding(here, to: plain), "the bytes are the same every time")
    for decoder in [PNGDecoder(), .portable] {
      let image = try decoder.decodeImage(stamped)
      #expect(PictureComparison.difference(expected: image, actual: try solid(red)) == nil)
    }
    let text = Data("no picture".utf8)
    #expect(EnvironmentStamp.adding(here, to: text) == text)
  }

  @Test func damagedFilesHaveNoEnvironment() throws {
    let stamped = EnvironmentStamp.adding(here, to: try PNGEncoder.standard.encode(solid(red)))
    for count in 0..<stamped.count { _ = EnvironmentStamp.read(stamped.prefix(count)) }
    var endless = stamped
    endless[33] = 0xFF
    #expect(EnvironmentStamp.read(endless) == nil)
  }

  /// A golden recorded elsewhere is equal where its pixels are, and has a verdict of its own where
  /// they differ. A golden recorded here has the ordinary verdict.
  @Test(arguments: [true, false], [true, false])
  func otherLibrariesAreAVerdictOfTheirOwn(isStamped: Bool, isElsewhere: Bool) throws {
    let package = try ScratchPackage()
    let elsewhere = RenderEnvironment(components: ["cairo": isElsewhere ? "1.0" : "1.2"])
    let (here, golden) = (self.here, try PNGEncoder.standard.encode(solid(red)))
    if isStamped {
      try package.write(
        EnvironmentStamp.adding(elsewhere, to: golden), to: "Golden/g/a.png")
    } else {
      try package.write(golden, to: "Golden/g/a.png")
      let listing = GoldenEdit.Listing(
        fingerprint: Fingerprint.of(try solid(red)), id: package.verifier().id,
        environment: elsewhere)
      try GoldenEdit.apply([
        GoldenEdit(
          GoldenFile(path: package.path("Golden/g/a.png")), .refresh(layout: nil, listing))
      ])
    }
    var verifier = package.verifier()
    verifier.renderEnvironment = {
      RenderEnvironment(components: here.components.filter { $0.key == "cairo" })
    }
    #expect(verifier.verify({ try solid(red) }, as: .image).isPass)
    let verdict = verifier.verify({ try solid(blue) }, as: .image)
    if isElsewhere {
      let pixels = try #require(verdict.pixels)
      #expect(
        verdict.outcome == .environmentDiffers(.pixels(pixels), ["cairo was 1.0 and is 1.2 here"]))
    } else {
      guard case .differs(.pixels) = verdict.outcome else {
        Issue.record("\(verdict.outcome)")
        return
      }
    }
  }

  @Test func goldensWithoutAStampAreNotReported() throws {
    let package = try ScratchPackage()
    try package.write(PNGEncoder.standard.encode(solid(red)), to: "Golden/g/a.png")
    let listing = GoldenEdit.Listing(
      fingerprint: Fingerprint.of(try solid(red)), id: package.verifier().id, environment: nil)
    try GoldenEdit.apply([
      GoldenEdit(GoldenFile(path: package.path("Golden/g/a.png")), .refresh(layout: nil, listing))
    ])
    guard
      case .differs(.pixels) = package.verifier().verify({ try solid(blue) }, as: .image).outcome
    else {
      Issue.record("an unknown environment does not differ")
      return
    }
  }

  /// An animation counts as several drawn pictures.
  @Test(arguments: ["1.0", "1.2"])
  func animationsHaveTheVerdictToo(recordedWith version: String) throws {
    let package = try ScratchPackage()
    func moving(_ second: UInt32) throws -> AnimatedPicture {
      AnimatedPicture(frames: [try solid(red), try solid(second)], framesPerSecond: 2)
    }
    var verifier = package.verifier(record: .missing)
    verifier.renderEnvironment = { RenderEnvironment(components: ["cairo": version]) }
    let recorded = verifier.verify({ try moving(blue) }, as: .animation)
    #expect(recorded.outcome == .recorded(.missing))
    #expect(
      GoldenFile(path: recorded.golden).recordedEnvironment()
        == RenderEnvironment(components: ["cairo": version]))
    verifier.record = .never
    verifier.renderEnvironment = { RenderEnvironment(components: ["cairo": "1.2"]) }
    #expect(verifier.verify({ try moving(blue) }, as: .animation).isPass)
    let verdict = verifier.verify({ try moving(red) }, as: .animation)
    #expect(verdict.kind == (version == "1.2" ? .content : .environment))
    let sentence = try #require(verdict.sentence)
    #expect(sentence.contains("frame 2 of 2, at 0.5 s, differs: 6 of 6 pixels differ"))
    #expect(sentence.contains("cairo was 1.0 and is 1.2 here") == (version == "1.0"))
    // Another number of frames is not explained by other libraries.
    let still = AnimatedPicture(frames: [try solid(red)], framesPerSecond: 2)
    #expect(verifier.verify({ still }, as: .animation).kind == .content)
  }

  /// A custom strategy states the kind of its pictures; the kind of still pictures is known.
  @Test func picturesOfStrategiesOfOnesOwnHaveTheVerdict() throws {
    let package = try ScratchPackage()
    let image = Diffing<UIImage>.image
    let own = Diffing<UIImage>(
      encode: image.encode, decode: image.decode, difference: image.difference,
      pictures: image.pictures)
    let strategy = Snapshotting<CGImage, UIImage>(pathExtension: "png", diffing: own) {
      UIImage(cgImage: $0)
    }
    var verifier = package.verifier(record: .missing)
    verifier.renderEnvironment = { RenderEnvironment(components: ["cairo": "1.0"]) }
    _ = verifier.verify({ try solid(red) }, as: strategy)
    verifier.record = .never
    verifier.renderEnvironment = { RenderEnvironment(components: ["cairo": "1.2"]) }
    #expect(verifier.verify({ try solid(blue) }, as: strategy).kind == .environment)
  }
}
