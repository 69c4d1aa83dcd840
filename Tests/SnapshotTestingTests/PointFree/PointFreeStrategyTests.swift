import Goldens
import SnapshotTesting
import SnapshotsTestSupport
import Testing
import UIKit

/// Tests custom strategies, as suites of pointfreeco/swift-snapshot-testing write them.
@Suite struct PointFreeStrategyTests {
  private struct Page {
    let title: String
  }

  /// Returns a comparison of pictures by size only, with closures without an actor.
  private static func bySize() -> Diffing<UIImage> {
    Diffing(
      toData: { $0.pngData()! }, fromData: { UIImage(data: $0, scale: 2)! },
      diff: { old, new in
        guard old.size != new.size else { return nil }
        let attachment = XCTAttachment(image: new)
        attachment.name = "difference"
        attachment.lifetime = .keepAlways
        return ("Sizes differ: \(old.size) and \(new.size).", [attachment])
      })
  }

  @Test func aDiffingOfOnesOwnDecides() throws {
    let package = try ScratchPackage()
    let strategy = Snapshotting<CGImage, UIImage>(pathExtension: "png", diffing: Self.bySize()) {
      UIImage(cgImage: $0, scale: 2, orientation: .up)
    }
    func outcome(_ picture: CGImage, _ record: RecordMode) -> Verdict {
      AssertedGoldens.$current.withValue(AssertedGoldens()) {
        snapshotVerdict(
          of: picture, as: strategy, record: record, goldens: .folder(package.path("g")),
          testName: "t")
      }
    }
    #expect(outcome(try solid(red), .missing).outcome == .recorded(.missing))
    #expect(outcome(try solid(blue), .never).isPass)
    let verdict = outcome(try solid(red, width: 8), .never)
    #expect(
      verdict.outcome == .differs(.other("Sizes differ: (1.5, 1.0) and (4.0, 1.0)")))
    #expect(verdict.artifacts.map(\.kind) == [.expected, .actual, .difference])
  }

  /// The library's strategies are made from custom parts, and custom strategies from the library's
  /// parts.
  @Test func partsOfAComparisonMayBeCalledAndReplaced() throws {
    var image = Diffing<UIImage>.image
    let (one, other) = (UIImage(cgImage: try solid(red)), UIImage(cgImage: try solid(blue)))
    #expect(words(image.fromData(image.toData(one))) == words(one))
    #expect(image.diff(one, one) == nil)
    let difference = try #require(image.diff(one, other))
    #expect(difference.0.hasPrefix("The snapshot does not match its golden: 6 of 6 pixels"))
    #expect(difference.1.map(\.name) == ["reference", "failure", "difference"])
    #expect(difference.1.allSatisfy { !$0.data.isEmpty && $0.lifetime == .deleteOnSuccess })
    image.diff = { _, _ in nil }
    #expect(image.difference(one, other) == nil)
    #expect(Diffing<UIImage>.image(precision: 0).diff(one, other) == nil)
  }

  /// Source: pointfreeco/swift-snapshot-testing, `Diffing.image(precision:…:scale:)`.
  @Test @MainActor func goldensHaveTheScaleOfTheirPictures() throws {
    let data = Diffing<UIImage>.image.toData(UIImage(cgImage: try solid(red)))
    #expect(Diffing<UIImage>.image.fromData(data).scale == UIScreen.main.scale)
    #expect(Diffing<UIImage>.image(scale: 3).fromData(data).scale == 3)
    #expect(Diffing<UIImage>.image(scale: 0).fromData(data).size == CGSize(width: 1.5, height: 1))
    let strategies: [Snapshotting<UIView, UIImage>] = [
      .image(scale: 3), .image(traits: UITraitCollection(displayScale: 3)), .image(on: .iPhone15),
    ]
    for strategy in strategies { #expect(strategy.diffing.fromData(data).scale == 3) }
  }

  @Test func pathExtensionsMayBeMissing() throws {
    #expect(Snapshotting<Data, Data>.data.pathExtension == nil)
    let plain = SimplySnapshotting<String>(pathExtension: nil, diffing: .lines)
    #expect(plain.pathExtension == nil)
  }

  @Test func aSnapshotIsHandedToItsCallback() {
    var titles: [String] = []
    let strategy = Snapshotting<Page, String>(
      pathExtension: "txt", diffing: .lines, snapshot: \.title)
    strategy.snapshot(Page(title: "Naps")).run { titles.append($0) }
    let later = Snapshotting<Page, String>(
      pathExtension: "txt", diffing: .lines,
      asyncSnapshot: { page in Async { callback in callback(page.title + "!") } })
    later.snapshot(Page(title: "Naps")).map(\.count).run { titles.append("\($0)") }
    later.pullback { (title: String) in Page(title: title) }.snapshot("Cats").run {
      titles.append($0)
    }
    #expect(titles == ["Naps", "5", "Cats!"])
  }

  @Test func aSnapshotMayBeReplaced() throws {
    var strategy = Snapshotting<String, String>.lines
    let before = strategy.snapshot
    strategy.snapshot = { text in before(text.uppercased()) }
    #expect(try strategy.take("a") == "A")
  }

  /// Every callback in between passes the error on.
  @Test @MainActor func whatFailsInsideIsTheReason() {
    let inner = Snapshotting<UIView, UIImage>.image
    let outer = Snapshotting<UIView, UIImage>(
      pathExtension: "png", diffing: .image,
      asyncSnapshot: { view in
        Async { callback in inner.snapshot(view).run { callback($0) } }
      })
    #expect(throws: SnapshotError.noInk) {
      try outer.take(UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
    }
    #expect(throws: SnapshotError.noInk) {
      try inner.asyncPullback { (view: UIView) in Async(value: view) }
        .take(UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2)))
    }
  }

  /// The assertion is on a thread other than the main one, in the session of the calling test.
  @Test func screensAreDrawnFromAnyThread() async throws {
    let strategy = Snapshotting<UIView, UIImage>.image(scale: 1)
    let view = await MainActor.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
      let spot = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 1))
      spot.backgroundColor = .black
      view.addSubview(spot)
      return view
    }
    let pixels = try await onOwnThread { words(try strategy.take(view)) }
    #expect(pixels == [0, 0xFF00_0000, 0, 0])
  }
}
