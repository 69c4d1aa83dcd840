import SnapshotTesting
import Testing
import UIKit

/// Tests frames against UIKit's, as pointfreeco/swift-snapshot-testing recorded them on a screen
/// with three pixels per point.
///
/// Source: pointfreeco/swift-snapshot-testing 1.19, the recorded texts of testTraits and
/// testTraitsWithViewController.
@MainActor
@Suite struct PointFreeTraitsTests {
  /// Four labels at the sides of the safe area, with fonts that follow the traits.
  private final class Sides: UIViewController {
    private let labels = (
      top: UILabel(), leading: UILabel(), trailing: UILabel(), bottom: UILabel()
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      let texts = ["What's", "the", "point", "?"]
      let all = [labels.top, labels.leading, labels.trailing, labels.bottom]
      for (label, text) in zip(all, texts) {
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        labels.top.topAnchor.constraint(equalTo: safe.topAnchor),
        labels.top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        labels.leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        labels.leading.trailingAnchor.constraint(lessThanOrEqualTo: safe.centerXAnchor),
        labels.leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        labels.trailing.leadingAnchor.constraint(greaterThanOrEqualTo: safe.centerXAnchor),
        labels.trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        labels.trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        labels.bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        labels.bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      ])
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      func font(_ style: UIFont.TextStyle) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      }
      labels.top.font = font(.headline)
      labels.leading.font = font(.body)
      labels.trailing.font = font(.body)
      labels.bottom.font = font(.subheadline)
    }
  }

  /// Returns "frame = (0 0; 375 812)" of all views, depth first.
  private func frames(
    _ controller: UIViewController, on config: ViewImageConfig,
    _ traits: UITraitCollection = .init()
  ) throws -> [String] {
    let threefold = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 3)])
    let text = try Snapshotting<UIViewController, String>
      .recursiveDescription(on: config, traits: threefold).take(controller)
    return text.matches(of: /frame = \(([^)]*)\)/).map { String($0.output.1) }
  }

  private func numbers(_ frame: String) -> [Double] {
    frame.split { $0 == " " || $0 == ";" }.compactMap { Double($0) }
  }

  /// `.iPhoneXsMax` is excluded: the fonts in its recorded text have another text size than its
  /// traits.
  nonisolated static let devices: [(ViewImageConfig, [String])] = [
    (
      .iPhoneSe,
      [
        "0 0; 320 568", "133.667 20; 52.6667 19.3333",
        "0 284.333; 23.6667 19.3333", "283 284.333; 37 19.3333", "156.333 551; 7.33333 17",
      ]
    ),
    (
      .iPhone8,
      [
        "0 0; 375 667", "161.333 20; 52.6667 19.3333",
        "0 334; 23.6667 19.3333", "338 334; 37 19.3333", "184 650; 7.33333 17",
      ]
    ),
    (
      .iPhone8Plus,
      [
        "0 0; 414 736", "180.667 20; 52.6667 19.3333",
        "0 368.333; 23.6667 19.3333", "377 368.333; 37 19.3333", "203.333 719; 7.33333 17",
      ]
    ),
    (
      .iPhoneX,
      [
        "0 0; 375 812", "161.333 44; 52.6667 19.3333",
        "0 401.333; 23.6667 19.3333", "338 401.333; 37 19.3333", "184 761; 7.33333 17",
      ]
    ),
    (
      .iPhoneXr,
      [
        "0 0; 414 896", "180.667 44; 52.6667 19.3333",
        "0 443.333; 23.6667 19.3333", "377 443.333; 37 19.3333", "203.333 845; 7.33333 17",
      ]
    ),
    (
      .iPadMini,
      [
        "0 0; 1024 768", "484.333 20; 55.6667 20.3333",
        "0 384; 25 20.3333", "985 384; 39 20.3333", "508.333 750; 7.66667 18",
      ]
    ),
    (
      .iPad10_2,
      [
        "0 0; 1080 810", "512.333 20; 55.6667 20.3333",
        "0 405; 25 20.3333", "1041 405; 39 20.3333", "536.333 792; 7.66667 18",
      ]
    ),
    (
      .iPadPro10_5,
      [
        "0 0; 1112 834", "528.333 20; 55.6667 20.3333",
        "0 417; 25 20.3333", "1073 417; 39 20.3333", "552.333 816; 7.66667 18",
      ]
    ),
    (
      .iPadPro11,
      [
        "0 0; 1194 834", "569.333 24; 55.6667 20.3333",
        "0 409; 25 20.3333", "1155 409; 39 20.3333", "593.333 796; 7.66667 18",
      ]
    ),
    (
      .iPadPro12_9,
      [
        "0 0; 1366 1024", "655.333 20; 55.6667 20.3333",
        "0 512; 25 20.3333", "1327 512; 39 20.3333", "679.333 1006; 7.66667 18",
      ]
    ),
  ]

  @Test(arguments: devices)
  func labelsStandAtTheSidesOfTheSafeArea(config: ViewImageConfig, expected: [String]) throws {
    let found = try frames(Sides(), on: config).map(numbers)
    let expected = expected.map(numbers)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) {
      let differences = zip(found, expected).map { abs($0 - $1) }
      #expect(differences[1] < 0.001 && differences[3] < 0.001, "\(found), \(expected)")
      // The system's font here has other widths than San Francisco.
      #expect(differences[0] < 1.4 && differences[2] < 1.4, "\(found), \(expected)")
    }
  }

  nonisolated static let heights: [(UIContentSizeCategory, String)] = [
    (.extraSmall, "30"), (.small, "31.3333"), (.medium, "32.3333"), (.large, "33.6667"),
    (.extraLarge, "36"), (.extraExtraLarge, "38.3333"), (.extraExtraExtraLarge, "40.6667"),
    (.accessibilityMedium, "45.6667"), (.accessibilityLarge, "51.3333"),
    (.accessibilityExtraLarge, "57.3333"), (.accessibilityExtraExtraLarge, "63.3333"),
    (.accessibilityExtraExtraExtraLarge, "69.3333"),
  ]

  /// The same controller has all text sizes in turn.
  @Test func aTitleGrowsWithTheTextSize() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "What's the point?"
    let controller = UIViewController()
    controller.view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let margins = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    for (category, height) in Self.heights {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let found = try frames(controller, on: .iPhoneSe, traits)
      #expect(found == ["0 0; 320 568", "16 20; 288 \(height)"], "\(category.rawValue)")
    }
  }
}
