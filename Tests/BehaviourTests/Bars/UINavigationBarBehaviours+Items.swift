import Testing
import UIKit

extension UINavigationBarBehaviours {
  /// Frames that iOS printed.
  private static let printed = Source.report(
    "https://github.com/zjmdyd/ZJIOS/ UIViewController+ZJViewController.m")
  /// Distances measured on iOS 15.
  private static let measured = Source.report(
    "https://fanyuecheng.github.io/post/uinavigationbar-bu-ju")
  /// A view hierarchy that iOS printed.
  private static let hierarchy = Source.report(
    "Cycript输出举例: recursiveDescription of a sheet of 375 points")

  static func items(_ rows: inout Behaviours) {
    rows.row("two images at the trailing side are 30 points apart", printed, scale: 3) {
      let outer: [CGFloat: CGFloat] = [375: 335, 390: 350]
      for (width, outer) in outer {
        let bar = try #require(ItemBar(width: width, right: [.image, .image]))
        #expect(bar.images == [outer - 54, outer], "\(width)")
      }
    }
    rows.row(
      "two images at the leading side are 30 points apart", printed,
      uncertain: "frames were printed of the trailing side", scale: 3
    ) {
      let bar = try #require(ItemBar(width: 390, left: [.image, .image]))
      #expect(bar.images == [16, 70])
    }
    rows.row("an image of 24 points begins 9.667 points below the top at 3x", printed, scale: 3) {
      let bar = try #require(ItemBar(width: 390, left: [.image]))
      #expect(abs(bar.top - 29.0 / 3) < 0.01)
    }
    rows.row("an image of 24 points begins 9.5 points below the top at 2x", printed, scale: 2) {
      let bar = try #require(ItemBar(width: 375, left: [.image]))
      #expect(abs(bar.top - 9.5) < 0.01)
    }
    rows.row(
      "an image of 28 points in a bar of 56 begins at the 41st pixel", printed,
      uncertain: "the frames are of 24 points in 44", scale: 3
    ) {
      let bar = try #require(ItemBar(width: 390, height: 56, left: [.picture(28)]))
      #expect(abs(bar.top - 41.0 / 3) < 0.01)
    }
    rows.row(
      "a title begins 11 points after another title", measured,
      uncertain: "the measurement says 8 and 3", scale: 3
    ) {
      let bar = try #require(ItemBar(width: 390, left: [.title, .title]))
      #expect(abs(bar.titles[1] - bar.titles[0] - ItemBar.titleWidth - 11) < 0.7)
      let mirror = try #require(ItemBar(width: 390, right: [.title, .title]))
      #expect(abs(mirror.titles[1] - mirror.titles[0] - ItemBar.titleWidth - 11) < 0.7)
    }
    rows.row(
      "a title has 3 points after it and none before it inside its button", hierarchy,
      uncertain: "beside images the distances are sums", scale: 3
    ) {
      let alone = try #require(ItemBar(width: 390, left: [.title])).titles[0]
      let before = try #require(ItemBar(width: 390, left: [.title, .image]))
      #expect(abs(before.images[0] - 16 - ItemBar.titleWidth - 22) < 0.7)
      let after = try #require(ItemBar(width: 390, left: [.image, .title]))
      #expect(abs(after.titles[0] - alone - 24 - 19) < 0.7)
    }
    rows.row("a fixed space sets the distance between buttons", measured, scale: 3) {
      let bar = try #require(ItemBar(width: 390, left: [.image, .space(20), .image]))
      #expect(bar.images == [16, 82])
      let small = try #require(ItemBar(width: 390, left: [.image, .space(2), .image]))
      #expect(small.images == [16, 70])
    }
    rows.row("custom views are 8 points apart", hierarchy) {
      let views = [UIView(), UIView()]
      for view in views { view.frame.size = CGSize(width: 30, height: 30) }
      let item = UINavigationItem(title: "")
      item.rightBarButtonItems = views.map(UIBarButtonItem.init(customView:))
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(views.map { $0.convert($0.bounds, to: bar).minX } == [274, 236])
    }
    rows.row("a long title ends 6 points before a title button", measured, scale: 3) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 20))
      let item = UINavigationItem(title: "")
      item.titleView = view
      item.rightBarButtonItem = UIBarButtonItem(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [item]
      bar.layoutIfNeeded()
      #expect(view.convert(view.bounds, to: bar).maxX == 268)
    }
  }
}

/// A navigation bar with images of 24 points, red, and titles, black.
@MainActor
private struct ItemBar {
  enum Content {
    case image
    case picture(CGFloat)
    case title
    case space(CGFloat)

    @MainActor var item: UIBarButtonItem {
      switch self {
      case .image: Content.picture(24).item
      case .picture(let side): UIBarButtonItem(image: square(side))
      case .title: UIBarButtonItem(title: "HH")
      case .space(let width): .fixedSpace(width)
      }
    }

    @MainActor private func square(_ side: CGFloat) -> UIImage {
      let size = CGSize(width: side, height: side)
      return UIGraphicsImageRenderer(size: size).image {
        UIColor.red.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }.withRenderingMode(.alwaysOriginal)
    }
  }

  static let titleWidth = "HH".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width

  private let pixels: BarPixels
  private let (size, scale): (CGSize, CGFloat)

  init?(width: CGFloat, height: CGFloat = 44, left: [Content] = [], right: [Content] = []) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
    bar.tintColor = .black
    let item = UINavigationItem(title: "")
    if !left.isEmpty { item.leftBarButtonItems = left.map(\.item) }
    if !right.isEmpty { item.rightBarButtonItems = right.map(\.item) }
    bar.items = [item]
    scale = UIScreen.main.scale
    guard let pixels = BarPixels(of: bar, scale: scale) else { return nil }
    (self.pixels, size) = (pixels, bar.bounds.size)
  }

  /// The left ends of the images, in points.
  var images: [CGFloat] { starts(gap: 1) { $0[0] > 200 && $0[1] < 60 } }

  /// The left ends of the titles' ink, in points; letters of one title are closer than 8 points.
  var titles: [CGFloat] { starts(gap: 8) { $0[0] < 100 } }

  /// The top of the images, in points.
  var top: CGFloat {
    let (columns, rows) = (Int(size.width * scale), Int((size.height - 1) * scale))
    let first = (0..<rows).first { y in
      (0..<columns).contains { pixels.pixel($0, y)[0] > 200 && pixels.pixel($0, y)[1] < 60 }
    }
    return CGFloat(first ?? 0) / scale
  }

  private func starts(gap: CGFloat, where isInk: ([UInt8]) -> Bool) -> [CGFloat] {
    let middle = Int(size.height / 2 * scale)
    let rows = (middle - Int(4 * scale))..<(middle + Int(4 * scale))
    var last = -CGFloat.infinity
    return (0..<Int(size.width * scale)).compactMap { column in
      guard rows.contains(where: { isInk(pixels.pixel(column, $0)) }) else { return nil }
      let x = CGFloat(column) / scale
      defer { last = x }
      return x - last > gap ? x : nil
    }
  }
}
