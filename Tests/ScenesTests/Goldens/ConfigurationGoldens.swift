import Testing
import UIKit

/// Tests rows of a list, 44 points high, on the background of a grouped list, at two pixels per
/// point.
@MainActor
@Suite struct ConfigurationGoldens {
  private func show(
    _ name: String, _ rows: [(UIListContentConfiguration, UIBackgroundConfiguration, Bool)]
  ) {
    let size = CGSize(width: 240, height: CGFloat(rows.count) * 52 + 8)
    Golden(group: "Configurations").views(name, size: size) { root in
      root.backgroundColor = .systemGroupedBackground
      for (index, (content, background, isSelected)) in rows.enumerated() {
        let cell = UICollectionViewListCell(
          frame: CGRect(x: 0, y: 8 + CGFloat(index) * 52, width: 240, height: 44))
        cell.contentConfiguration = content
        cell.backgroundConfiguration = background
        cell.isSelected = isSelected
        root.addSubview(cell)
      }
    }
  }

  private func content(
    _ configuration: UIListContentConfiguration, _ text: String, _ second: String? = nil,
    change: (inout UIListContentConfiguration) -> Void = { _ in }
  ) -> UIListContentConfiguration {
    var configuration = configuration
    configuration.text = text
    configuration.secondaryText = second
    change(&configuration)
    return configuration
  }

  /// A blue disc of 28 points.
  private var disc: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 28, height: 28)).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 28, height: 28)).fill()
    }
  }

  /// The rows are white: a text; a text over a small grey one; a text and a grey value at the end;
  /// an image before its text; the fifth row is grey because it is selected.
  @Test func contents() {
    let row = UIBackgroundConfiguration.listGroupedCell()
    show(
      "contents",
      [
        (content(.cell(), "One line"), row, false),
        (content(.subtitleCell(), "Title", "Subtitle"), row, false),
        (content(.valueCell(), "Name", "Value"), row, false),
        (content(.cell(), "Image first") { $0.image = disc }, row, false),
        (content(.cell(), "Selected"), row, true),
      ])
  }

  /// There are: yellow with round corners; a blue stroke (the tint) around a clear background; a
  /// background with different insets at each edge; a red stroke around a gap around green; a
  /// centred blue headline on a clear background.
  @Test func backgrounds() {
    func background(
      _ change: (inout UIBackgroundConfiguration) -> Void
    ) -> UIBackgroundConfiguration {
      var background = UIBackgroundConfiguration.clear()
      change(&background)
      return background
    }
    show(
      "backgrounds",
      [
        (
          content(.cell(), "Round"),
          background {
            $0.backgroundColor = .systemYellow
            $0.cornerRadius = 10
          }, false
        ),
        (
          content(.cell(), "Stroke"),
          background {
            $0.strokeWidth = 2
            $0.cornerRadius = 10
          }, false
        ),
        (
          content(.cell(), "Insets"),
          background {
            $0.backgroundColor = .white
            $0.backgroundInsets = NSDirectionalEdgeInsets(
              top: 2, leading: 8, bottom: 6, trailing: 40)
          }, false
        ),
        (
          content(.cell(), "Outset"),
          background {
            $0.backgroundColor = .systemGreen
            $0.backgroundInsets = NSDirectionalEdgeInsets(
              top: 6, leading: 10, bottom: 6, trailing: 10)
            $0.strokeColor = .systemRed
            $0.strokeWidth = 1
            $0.strokeOutset = 4
          }, false
        ),
        (
          content(.plainHeader(), "Headline") {
            $0.textProperties.alignment = .center
            $0.textProperties.color = .systemBlue
          }, .clear(), false
        ),
      ])
  }
}
