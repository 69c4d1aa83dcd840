import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == String {
  /// A strategy for the view hierarchy at rest, one view a line, in the format of UIKit's
  /// `recursiveDescription`, without addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the view hierarchy at rest, one view a line, in the format of UIKit's
  /// `recursiveDescription`, without addresses.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the view's own, also a controller's.
  ///   - scale: The scale in pixels per point; nil for that of the traits, or of the screen.
  ///   - contentOffset: The offset in points of the first scroll view, depth first, not clamped.
  public static func recursiveDescription(
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil
  ) -> Snapshotting {
    describing(ScreenSetting(size: size, scale: scale, traits: traits), contentOffset)
  }

  /// Returns a strategy for the view hierarchy on a device's screen, one view a line, in the format
  /// of UIKit's `recursiveDescription`, without addresses.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: The size in points, in place of the device's.
  ///   - traits: The traits, merged over the device's.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection? = nil
  ) -> Snapshotting {
    describing(ScreenSetting(size: size, traits: traits, device: config), nil)
  }

  private static func describing(
    _ setting: ScreenSetting, _ contentOffset: CGPoint?
  ) -> Snapshotting {
    reading(setting, contentOffset, "txt", keepsSize: true) { screen, _ in
      let root = (screen as? UIViewController)?.view ?? screen as? UIView
      return (root.map(lines) ?? []).map(\.withoutAddresses).joined(separator: "\n")
    }
  }

  /// Returns the lines of a view. A view that constraints place is laid out in a host of its size,
  /// where it lies at the origin.
  ///
  /// Source: pointfreeco/swift-snapshot-testing, `prepareView`, and texts that natds-ios recorded.
  @MainActor
  private static func lines(of root: UIView) -> [String] {
    guard root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints else {
      return ViewDescription.lines(of: root)
    }
    let host = UIView(frame: CGRect(origin: .zero, size: root.bounds.size))
    host.addSubview(root)
    defer { root.removeFromSuperview() }
    host.layoutIfNeeded()
    return ViewDescription.lines(of: root)
  }

  /// A strategy for the visible elements with their frames, one a line: cells and headers by index
  /// path, followed by their contents.
  public static var layout: Snapshotting { .layout() }

  /// Returns a strategy for the visible elements with their frames, one a line: cells and headers
  /// by index path, followed by their contents.
  ///
  /// Frames are in points from the screen's top left corner, as drawn.
  ///
  /// - Parameters:
  ///   - size: The size in points; nil for the view's own, also a controller's.
  ///   - scale: The scale in pixels per point; nil for that of the traits, or of the screen.
  ///   - contentOffset: The offset in points of the first scroll view, depth first, not clamped.
  public static func layout(
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil
  ) -> Snapshotting {
    reading(
      ScreenSetting(size: size, scale: scale, traits: traits), contentOffset, "layout.txt"
    ) { _, stage in
      LayoutCapture.layout(of: stage.root, scale: stage.scale).text
    }
  }

  /// Returns a strategy that reads a screen after its picture was taken, so that it is laid out.
  static func reading(
    _ setting: ScreenSetting, _ contentOffset: CGPoint?, _ pathExtension: String,
    keepsSize: Bool = false, _ read: @escaping @MainActor (Value, Stage) -> String
  ) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .lines) { screen, terms in
      try MainThread.run {
        var request = setting.request(
          of: screen, contentOffset.map { .offset($0, clamped: false) } ?? .currentOffset,
          under: terms)
        // Such a screen may be blank.
        request.terms.allowsBlank = true
        return try setting.show(screen, request, keepsSize: keepsSize) { stage in
          // A view with an empty size has no picture, but a description.
          if !stage.root.hasNoArea { _ = try stage.snapshot(request) }
          return Capture(stage.run { read(screen, stage) })
        }
      }
    }
  }
}

extension PictureLayout {
  /// The elements, one a line, indented below their parent.
  fileprivate var text: String {
    var depths: [Int] = []
    var lines = ["\(ShortNumber.text(width)) × \(ShortNumber.text(height)) points"]
    for element in elements {
      let depth = element.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      lines.append(String(repeating: "  ", count: depth) + element.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LayoutElement {
  /// The line of the element: "cell [0,3] BadgeCell (0, 40; 120 × 40) selected “Hello”".
  var line: String {
    let name = kind == .view ? nil : elementKind ?? kind.rawValue
    let path = indexPath.map { "[\($0.map(String.init).joined(separator: ","))]" }
    let depth = zIndex.map { "z \($0)" }
    let opacity = alpha.map { "alpha \(ShortNumber.text($0))" }
    let words = text.map { "“\($0.replacingOccurrences(of: "\n", with: "\\n"))”" }
    let issues = layoutIssues.map { "(\($0.joined(separator: "; ")))" }
    let named = outlets.map { "outlet \($0.joined(separator: ", "))" }
    let parts =
      [name, path, type, frame.text, depth, opacity] + (state ?? []) + [words, named, issues]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension LayoutElement.Frame {
  /// The frame as "(0, 40; 120 × 40)".
  fileprivate var text: String {
    let (x, y) = (ShortNumber.text(x), ShortNumber.text(y))
    return "(\(x), \(y); \(ShortNumber.text(width)) × \(ShortNumber.text(height)))"
  }
}
