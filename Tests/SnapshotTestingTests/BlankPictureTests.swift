import CoreText
import SnapshotTesting
import SnapshotsTestSupport
import Staging
import Testing
import UIKit

/// Tests that a blank picture is a failure of the assertion, and is not recorded, unless the
/// assertion allows it.
@MainActor @Suite struct BlankPictureTests {
  private static let blank =
    "The picture is empty: every pixel has the same colour. If that is intended, add"
    + " '.allowingBlank' to the strategy."

  /// Returns the verdict of a first assertion that may record, and the files that exist then.
  private func verdict<Value, Format>(
    of value: Value, as strategy: Snapshotting<Value, Format>
  ) throws -> (Verdict.Outcome, files: [String]) {
    let package = try ScratchPackage()
    let verdict = AssertedGoldens.$current.withValue(AssertedGoldens()) {
      snapshotVerdict(
        of: value, as: strategy, named: "a", record: .all, goldens: .folder(package.path("g")),
        testName: "t")
    }
    return (verdict.outcome, package.files.filter { $0.hasPrefix("g/") })
  }

  private func expectBlank<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ sentence: String = blank
  ) throws {
    let refused = try verdict(of: value, as: strategy)
    #expect(refused.0 == .notTaken(sentence))
    #expect(refused.files.isEmpty)
    let meant = try verdict(of: value, as: strategy.allowingBlank)
    #expect(meant.0 == .recorded(.missing))
    #expect(meant.files.contains("g/t.a.png"))
  }

  private func white(_ size: CGSize = CGSize(width: 20, height: 10)) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .white
    return view
  }

  @Test func screensAndLayers() throws {
    try expectBlank(white(), .image)
    try expectBlank(UIViewController(), .image(size: CGSize(width: 20, height: 10)))
    try expectBlank(white().layer, .image)
  }

  @Test func filmsAreBlankWhereEveryPictureIs() throws {
    try expectBlank(white(), .filmstrip(at: [0, 1]))
    try expectBlank(white(), .animation(duration: 0.2))
    let fading = try verdict(
      of: white(),
      as: .animation(duration: 0.2) { view in
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        dot.backgroundColor = .red
        dot.alpha = 0
        view.addSubview(dot)
        UIView.animate(withDuration: 0.2) { dot.alpha = 1 }
      })
    #expect(fading.0 == .recorded(.missing))
  }

  /// Values read from a screen, and given pictures, may have a single colour.
  @Test func textsAndGivenPicturesMayBeBlank() throws {
    #expect(try verdict(of: white(), as: .layout).0 == .recorded(.missing))
    #expect(try verdict(of: white(), as: .recursiveDescription).0 == .recorded(.missing))
    #expect(try verdict(of: try solid(red), as: .image).0 == .recorded(.missing))
  }

  @Test func onePixelIsAPictureUnlessItIsClear() throws {
    let pixel = CGSize(width: 1, height: 1)
    #expect(try verdict(of: white(pixel), as: .image(scale: 1)).0 == .recorded(.missing))
    let clear = UIView(frame: CGRect(origin: .zero, size: pixel))
    try expectBlank(clear, .image(scale: 1))
  }

  @Test func itemsWithoutASizeAreNamed() throws {
    for (size, text) in [
      (CGSize.zero, "0 × 0"), (CGSize(width: 0, height: 20), "0 × 20"),
      (CGSize(width: 20, height: 0), "20 × 0"),
    ] {
      let screen = Dots(itemSize: size)
      try expectBlank(
        screen, .image(size: CGSize(width: 60, height: 40)),
        "No item is visible: item [0,0] is \(text) points. If that is intended, add"
          + " '.allowingBlank' to the strategy.")
    }
    let shown = try verdict(
      of: Dots(itemSize: CGSize(width: 10, height: 10)),
      as: .image(size: CGSize(width: 60, height: 40)))
    #expect(shown.0 == .recorded(.missing))
  }

  /// The test runs in a process of its own, because all screens share the fonts.
  @Test func missingFontsAreAFailure() async throws {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        var fonts = FontLibrary.collection
        fonts.fallbacks[0].regular.path = "/nowhere/Fallback.ttf"
        FontLibrary.use(fonts)
        let screen = Dots(itemSize: CGSize(width: 10, height: 10)).view
        let strategies: [Snapshotting<UIView, UIImage>] = [
          .image(size: CGSize(width: 60, height: 40)),
          Snapshotting<CALayer, UIImage>.image.pullback { view in
            MainActor.assumeIsolated { view.layer }
          },
        ]
        for strategy in strategies {
          #expect(throws: SnapshotError.self) { try strategy.take(screen ?? UIView()) }
        }
      }
    }
  }
}

/// A flow layout of items of one size.
@MainActor private final class Dots: UICollectionViewController {
  init(itemSize: CGSize) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "dot")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "dot", for: indexPath)
    cell.backgroundColor = .red
    return cell
  }
}
