import Testing
import UIKit
import UIKitTestSupport

@Suite struct CATextLayerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  /// Draws a layer of 200 by 100 points, at one pixel per point.
  @MainActor private static func picture(_ change: (CATextLayer) -> Void) -> UIImage {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    change(layer)
    layer.displayIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image {
      layer.render(in: $0.cgContext)
    }
  }

  /// Returns the rectangle of pixels that are not clear.
  @MainActor private static func ink(_ picture: UIImage) -> CGRect {
    var box = CGRect.null
    for y in 0..<100 {
      for x in 0..<200 where (picture.rgba(x, y).last ?? 0) > 100 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  static let rows: Behaviours = Behaviours(of: "CATextLayer") {
    $0.row(
      "by default a text layer has no text, 36 points and white",
      .apple("quartzcore/catextlayer/fontsize")
    ) {
      let layer = CATextLayer()
      #expect(layer.string == nil && layer.fontSize == 36 && !layer.isWrapped)
      #expect(layer.foregroundColor?.alpha == 1)
      #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    }
    $0.row("a text is white by default", .header("CATextLayer.h")) {
      let picture = picture { $0.string = "MMM" }
      let box = ink(picture)
      let colours = (0..<Int(box.width)).map {
        picture.rgba(Int(box.minX) + $0, Int(box.midY))
      }
      #expect(colours.contains([255, 255, 255, 255]))
    }
    $0.row("the first line is at the layer's top", .apple("quartzcore/catextlayer")) {
      let box = ink(
        picture {
          $0.string = "M"
          $0.fontSize = 20
        })
      #expect(box.minY > 0 && box.maxY < 24)
    }
    $0.row("a text that is not wrapped has one line", .apple("quartzcore/catextlayer/iswrapped")) {
      let text = "one two three four five six seven eight"
      let plain = ink(
        picture {
          ($0.string, $0.fontSize) = (text, 20)
        })
      let wrapped = ink(
        picture {
          ($0.string, $0.fontSize, $0.isWrapped) = (text, 20, true)
        })
      #expect(plain.maxY < 26 && wrapped.maxY > 40)
    }
    $0.row(
      "a centred text is in the middle", .apple("quartzcore/catextlayer/alignmentmode")
    ) {
      let box = ink(
        picture {
          ($0.string, $0.fontSize, $0.alignmentMode) = ("MM", 20, .center)
        })
      #expect(abs(box.midX - 100) <= 1.5)
      let right = ink(
        picture {
          ($0.string, $0.fontSize, $0.alignmentMode) = ("MM", 20, .right)
        })
      #expect(right.maxX > 195)
    }
    $0.row(
      "a text that is truncated ends within the bounds, one that is not is cut",
      .apple("quartzcore/catextlayer/truncationmode")
    ) {
      let text = String(repeating: "M", count: 40)
      let cut = ink(
        picture {
          ($0.string, $0.fontSize) = (text, 20)
        })
      let ended = ink(
        picture {
          ($0.string, $0.fontSize, $0.truncationMode) = (text, 20, .end)
        })
      #expect(cut.maxX == 200 && ended.maxX < 200 && ended.maxX > 150)
    }
    $0.row("a text in colour has that colour", .apple("quartzcore/catextlayer/foregroundcolor")) {
      let picture = picture {
        ($0.string, $0.foregroundColor) = ("MMM", UIColor.red.cgColor)
      }
      let box = ink(picture)
      let colours = (0..<Int(box.width)).map {
        picture.rgba(Int(box.minX) + $0, Int(box.midY))
      }
      #expect(colours.contains([255, 0, 0, 255]))
    }
    $0.row(
      "an attributed text has its own font, whatever the layer's size is",
      .apple("quartzcore/catextlayer/fontsize")
    ) {
      let text = NSAttributedString(
        string: "M", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      let box = ink(
        picture {
          ($0.string, $0.fontSize) = (text, 60)
        })
      #expect(box.height < 12)
    }
    $0.row(
      "an attributed text has its own colour, whatever the layer's is", .header("CATextLayer.h")
    ) {
      let text = NSAttributedString(
        string: "MMM",
        attributes: [.font: UIFont.systemFont(ofSize: 36), .foregroundColor: UIColor.green])
      let picture = picture {
        ($0.string, $0.foregroundColor) = (text, UIColor.red.cgColor)
      }
      let box = ink(picture)
      let colours = (0..<Int(box.width)).map {
        picture.rgba(Int(box.minX) + $0, Int(box.midY))
      }
      #expect(colours.contains([0, 255, 0, 255]) && !colours.contains([255, 0, 0, 255]))
    }
  }
}
