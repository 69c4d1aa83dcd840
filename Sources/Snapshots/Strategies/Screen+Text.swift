import Staging
import UIKit

extension Snapshotting where Value: SnapshotScreen, Format == String {
  /// The tree of views at rest, one a line, as UIKit's `recursiveDescription` says it, without
  /// addresses.
  @MainActor public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The tree of views at rest, one a line, as UIKit's `recursiveDescription` says it, without
  /// addresses.
  ///
  /// - Parameters:
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - contentOffset: in points, for the first scroll view, depth first; as it is and not
  ///     clamped.
  @MainActor
  public static func recursiveDescription(
    size: CGSize? = nil, scale: CGFloat = 2, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil
  ) -> Snapshotting {
    reading(size, scale, traits, contentOffset, "txt") { root in
      ViewDescription.lines(of: root).joined(separator: "\n") + "\n"
    }
  }

  /// What is in sight, with its place, one a line: cells and headers by index path, then what they
  /// hold.
  @MainActor public static var layout: Snapshotting { .layout() }

  /// What is in sight, with its place, one a line: cells and headers by index path, then what they
  /// hold.
  ///
  /// Frames are in points from the screen's top left corner, as drawn.
  ///
  /// - Parameters:
  ///   - size: in points; nil for a view's own, or the device's screen's for a controller.
  ///   - contentOffset: in points, for the first scroll view, depth first; as it is and not
  ///     clamped.
  @MainActor
  public static func layout(
    size: CGSize? = nil, scale: CGFloat = 2, traits: UITraitCollection? = nil,
    contentOffset: CGPoint? = nil
  ) -> Snapshotting {
    reading(size, scale, traits, contentOffset, "layout.txt") { root in
      LayoutCapture.layout(of: root, scale: scale).text
    }
  }

  /// Reads something off a screen whose picture has been taken, so that all has come to its place.
  @MainActor
  private static func reading(
    _ size: CGSize?, _ scale: CGFloat, _ traits: UITraitCollection?, _ contentOffset: CGPoint?,
    _ pathExtension: String,
    _ read: @escaping @MainActor @Sendable (UIView) -> String
  ) -> Snapshotting {
    let request = PictureRequest(
      size: size, scale: scale, traits: traits,
      target: contentOffset.map { .offset($0, clamped: false) } ?? .asItStands)
    return Snapshotting(pathExtension: pathExtension, diffing: .lines) { screen, terms in
      try MainActor.assumeIsolated {
        let stage = Stage.of(screen, request)
        var request = request
        request.terms = terms
        // What is read may well show nothing.
        request.terms.allowsBlank = true
        _ = try stage.snapshot(request)
        return Capture(stage.run { read(stage.root) })
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
