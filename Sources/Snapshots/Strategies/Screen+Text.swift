import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == String {
  /// The tree of views at rest, one a line, as UIKit's `recursiveDescription` says it, without
  /// addresses.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of views at rest, one a line, as UIKit's `recursiveDescription` says it, without
  /// addresses.
  ///
  /// - Parameters:
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - scale: pixels per point; nil for the traits', else the screen's.
  ///   - contentOffset: in points, for the first scroll view, depth first; as it is and not
  ///     clamped.
  public static func recursiveDescription(
    size: CGSize? = nil, scale: CGFloat? = nil, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil
  ) -> Snapshotting {
    describing(ScreenSetting(size: size, scale: scale, traits: traits), contentOffset)
  }

  /// The tree of views on a device's screen, one a line, as UIKit's `recursiveDescription` says it,
  /// without addresses.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - size: in points, instead of the device's.
  ///   - traits: over the device's.
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
      return (root.map(ViewDescription.lines) ?? []).joined(separator: "\n")
    }
  }

  /// What is in sight, with its place, one a line: cells and headers by index path, then what they
  /// hold.
  public static var layout: Snapshotting { .layout() }

  /// What is in sight, with its place, one a line: cells and headers by index path, then what they
  /// hold.
  ///
  /// Frames are in points from the screen's top left corner, as drawn.
  ///
  /// - Parameters:
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - scale: pixels per point; nil for the traits', else the screen's.
  ///   - contentOffset: in points, for the first scroll view, depth first; as it is and not
  ///     clamped.
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

  /// Reads something off a screen whose picture has been taken, so that all has come to its place.
  static func reading(
    _ setting: ScreenSetting, _ contentOffset: CGPoint?, _ pathExtension: String,
    keepsSize: Bool = false, _ read: @escaping @MainActor (Value, Stage) -> String
  ) -> Snapshotting {
    Snapshotting(pathExtension: pathExtension, diffing: .lines) { screen, terms in
      try MainThread.run {
        var request = setting.request(
          of: screen, contentOffset.map { .offset($0, clamped: false) } ?? .asItStands,
          under: terms)
        // What is read may well show nothing.
        request.terms.allowsBlank = true
        return try setting.show(screen, request, keepsSize: keepsSize) { stage in
          // A view without an area has no picture, and a place all the same.
          if !stage.root.hasNoArea { _ = try stage.snapshot(request) }
          return Capture(stage.run { read(screen, stage) })
        }
      }
    }
  }
}

extension PictureLayout {
  /// One element a line, indented below what holds it.
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
  /// "cell [0,3] BadgeCell (0, 40; 120 × 40) selected “Hello”".
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
  /// "(0, 40; 120 × 40)".
  fileprivate var text: String {
    let (x, y) = (ShortNumber.text(x), ShortNumber.text(y))
    return "(\(x), \(y); \(ShortNumber.text(width)) × \(ShortNumber.text(height)))"
  }
}
