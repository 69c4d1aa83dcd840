import Testing
import UIKit

extension UIImageBehaviours {
  private static let page = Source.apple("uikit/uiimage/init(systemname:)")

  static func symbols(_ rows: inout Behaviours) {
    rows.row(
      "symbols of all kinds are found by name",
      .suite("SFSafeSymbols, name_availability.plist", license: "MIT")
    ) {
      let names = [
        "leaf.fill", "figure.walk", "cloud.fill", "building.2.fill", "faceid", "12.circle.fill",
        "a.square", "house.circle.fill", "figure.run.square.stack", "cart.badge.questionmark",
        "person.crop.circle.fill.badge.xmark", "tortoise.fill", "car.side.rear.open",
        "arrow.down.forward.circle", "touchid", "gearshape.2",
        "rectangle.portrait.rightthird.inset.filled",
      ]
      for name in names {
        let image = try #require(UIImage(systemName: name), "\(name)")
        #expect(image.size.width > 4 && image.size.height > 4 && image.isSymbolImage, "\(name)")
      }
    }
    rows.row("a name that only resembles a symbol's returns no image", page) {
      #expect(UIImage(systemName: "no.such.symbol") == nil)
      #expect(UIImage(systemName: "") == nil && UIImage(systemName: "leaf.") == nil)
    }
    rows.row(
      "the images for adding and for a selection are signs on discs",
      .suite(
        "getsentry/sentry-cocoa SentryUIRedactBuilderTests; Tinder/Layout testReadmeExample",
        license: "MIT; BSD-like")
    ) {
      let (add, checkmark) = (UIImage.add.pngData(), UIImage.checkmark.pngData())
      #expect(add == UIImage(systemName: "plus.circle.fill")?.pngData())
      #expect(checkmark == UIImage(systemName: "checkmark.circle.fill")?.pngData())
    }
    rows.row("a filled symbol has more ink than its outline", page) {
      for name in ["leaf", "oval", "house", "cloud", "tent"] {
        let (outline, filled) = (ink(name), ink(name + ".fill"))
        #expect(filled > outline, "\(name)")
      }
    }
  }

  @MainActor private static func ink(_ name: String) -> Int {
    let configuration = UIImage.SymbolConfiguration(pointSize: 60)
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return 0 }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let drawn = Pixels(
      of: UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
        image.draw(at: .zero)
      })
    return (0..<drawn.height).reduce(0) { sum, y in
      sum + (0..<drawn.width).count { drawn[$0, y][3] > 127 }
    }
  }
}
