import CoreText
import Foundation
import UIKit

extension GrowthBenchmarks {
  /// Frames of many layers: drawn completely, with each layer moved separately, and after removal
  /// of all layers.
  var layers: [GrowthProbe] {
    [
      GrowthProbe(name: "frame_drawn", unit: "drawn layers") { count in
        let screen = GrowingScreen(count, isDrawn: true)
        return { screen.draw() }
      },
      GrowthProbe(name: "frame_changed", unit: "layers, all moved") { count in
        let screen = GrowingScreen(count, isDrawn: false)
        screen.draw()
        screen.moveAll()
        return { screen.draw() }
      },
      GrowthProbe(name: "layers_removed", unit: "sublayers") { count in
        let screen = GrowingScreen(count, isDrawn: false)
        return { screen.removeAll() }
      },
    ]
  }

  /// A text without line feeds set in lines, and a filled path with many corners.
  var drawing: [GrowthProbe] {
    [
      GrowthProbe(name: "text_layout", unit: "characters") { count in
        let word = "doubling the work "
        let text = String(String(repeating: word, count: count / word.count + 1).prefix(count))
        let styled = StyledText(text, attributes: TextAttributes(font: TextFont(size: 17)))
        return {
          let layout = TextLayout(styled, options: TextLayoutOptions(width: 300))
          precondition(layout.lines.count > count / 100)
        }
      },
      GrowthProbe(name: "text_runs", unit: "characters, every second in colour") { count in
        let text = Self.striped(count)
        // Removes the cached layout of a short text, which would be reused from the second time on.
        TextLayoutCache.shared.removeAll()
        return {
          let size = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
          let box = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
          precondition(box.height > 100)
        }
      },
      GrowthProbe(name: "path_filling", unit: "corners") { count in
        let path = Self.comb(count)
        guard let bitmap = Bitmap(width: 1000, height: 100) else { return {} }
        let context = bitmap.makeContext(scale: 1)
        context.setFillColor(.black)
        return {
          context.addPath(path)
          context.fillPath()
          bitmap.flush()
        }
      },
    ]
  }

  private static func striped(_ count: Int) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<count {
      text.append(
        NSAttributedString(
          string: index % 8 == 7 ? " " : "m",
          attributes: [.foregroundColor: index.isMultiple(of: 2) ? UIColor.black : UIColor.red]))
    }
    return text
  }

  /// A comb in a thousand by a hundred points, with half as many teeth as corners.
  private static func comb(_ corners: Int) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 100))
    for corner in 0..<corners {
      path.addLine(
        to: CGPoint(
          x: CGFloat(corner) * 1000 / CGFloat(corners), y: corner.isMultiple(of: 2) ? 10 : 90))
    }
    path.addLine(to: CGPoint(x: 1000, y: 100))
    path.closeSubpath()
    return path
  }
}
