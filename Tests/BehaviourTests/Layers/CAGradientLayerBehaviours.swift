import Testing
import UIKit
import UIKitTestSupport

@Suite struct CAGradientLayerBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  /// Draws a layer of 100 by 100 points, at one pixel per point.
  @MainActor private static func picture(_ change: (CAGradientLayer) -> Void) -> UIImage {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    change(layer)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image {
      layer.render(in: $0.cgContext)
    }
  }

  /// Returns the red of a pixel, of 255.
  @MainActor private static func red(_ picture: UIImage, _ x: Int, _ y: Int) -> Int {
    Int(picture.rgba(x, y)[0])
  }

  static let rows: Behaviours = Behaviours(of: "CAGradientLayer") {
    $0.row(
      "by default a gradient runs from the top's middle to the bottom's",
      .apple("quartzcore/cagradientlayer/startpoint")
    ) {
      let layer = CAGradientLayer()
      #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
      #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
      #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    }
    $0.row(
      "without locations the colours are spread evenly",
      .apple("quartzcore/cagradientlayer/locations")
    ) {
      let picture = picture {
        $0.colors = [UIColor.red, .green, .blue].map(\.cgColor)
      }
      let middle = picture.rgba(50, 50)
      #expect(middle[1] > 250 && middle[0] < 5 && middle[2] < 5)
      #expect(abs(red(picture, 50, 25) - 125) < 5)
    }
    $0.row(
      "before the first location its colour fills", .apple("quartzcore/cagradientlayer/locations")
    ) {
      let picture = picture { $0.locations = [0.5, 1] }
      #expect(picture.rgba(50, 40) == [255, 0, 0, 255])
      #expect(abs(red(picture, 50, 75) - 125) < 5)
    }
    $0.row(
      "a gradient's points are in units of the bounds",
      .apple("quartzcore/cagradientlayer/endpoint")
    ) {
      let picture = picture {
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      }
      #expect(abs(red(picture, 25, 10) - 190) < 5 && red(picture, 25, 10) == red(picture, 25, 90))
    }
    $0.row(
      "an axial gradient has one colour along each line perpendicular to its axis",
      .apple("quartzcore/cagradientlayertype/axial")
    ) {
      let picture = picture {
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
      #expect(abs(red(picture, 20, 60) - red(picture, 60, 20)) <= 1)
      #expect(abs(red(picture, 50, 50) - 127) < 5)
    }
    $0.row(
      "a radial gradient begins at its start and ends at the ellipse through its end",
      .apple("quartzcore/cagradientlayertype/radial"),
      uncertain: "Apple's page does not describe it"
    ) {
      let picture = picture {
        $0.type = .radial
        ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      }
      #expect(red(picture, 50, 50) > 245 && picture.rgba(0, 0) == [0, 0, 255, 255])
      #expect(abs(red(picture, 75, 50) - 127) < 6 && abs(red(picture, 50, 25) - 127) < 6)
    }
    $0.row(
      "a gradient fills the layer's shape, including rounded corners",
      .apple("quartzcore/cagradientlayer")
    ) {
      let picture = picture { $0.cornerRadius = 50 }
      #expect(picture.rgba(2, 2) == [0, 0, 0, 0] && picture.rgba(50, 2)[3] == 255)
    }
    $0.row(
      "a gradient is drawn over the background colour", .apple("quartzcore/cagradientlayer")
    ) {
      let picture = picture {
        $0.backgroundColor = UIColor.green.cgColor
        $0.colors = [UIColor.red.cgColor, UIColor.red.withAlphaComponent(0).cgColor]
      }
      #expect(picture.rgba(50, 98)[1] > 245 && picture.rgba(50, 1)[1] < 10)
    }
  }
}
