import Testing
import UIKit

@Suite struct UIImageBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let folder = "uikit/uiimage/"

  /// Returns an image of two pixels: red at the left, blue at the right.
  private static func pair(_ orientation: UIImage.Orientation = .up, scale: CGFloat = 1) -> UIImage
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 2, height: 1)
    let image = UIGraphicsImageRenderer(size: size, format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    return image.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: orientation) }
      ?? image
  }

  @MainActor private static func drawn(_ size: CGSize, _ actions: () -> Void) -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return Pixels(
      of: UIGraphicsImageRenderer(size: size, format: format).image { _ in actions() })
  }

  static let rows: Behaviours = Behaviours(of: "UIImage") {
    values(&$0)
    files(&$0)
    variants(&$0)
    drawing(&$0)
    symbols(&$0)
  }

  private static func values(_ rows: inout Behaviours) {
    rows.row("an image without pixels has no size", .apple(folder + "init()")) {
      #expect(UIImage().size == .zero && UIImage().cgImage == nil)
    }
    rows.row("the size is in points", .apple(folder + "size")) {
      #expect(pair(scale: 2).size == CGSize(width: 1, height: 0.5))
    }
    rows.row("the size is that of the oriented image", .apple(folder + "size")) {
      #expect(pair(.right).size == CGSize(width: 1, height: 2))
      #expect(pair(.right).cgImage?.width == 2)
    }
    rows.row(
      "an image of a CGImage has scale 1 and orientation up", .apple(folder + "init(cgimage:)")
    ) {
      let image = pair().cgImage.map { UIImage(cgImage: $0) }
      #expect(image?.scale == 1 && image?.imageOrientation == .up)
    }
    rows.row("the rendering mode is automatic", .apple(folder + "renderingmode-swift.property")) {
      #expect(pair().renderingMode == .automatic)
    }
    rows.row("an image is not animated", .apple(folder + "images")) {
      #expect(pair().images == nil && pair().duration == 0)
    }
    rows.row("an image has no caps and no alignment insets", .apple(folder + "capinsets")) {
      #expect(pair().capInsets == .zero && pair().alignmentRectInsets == .zero)
    }
    rows.row("an unknown name returns no image", .apple(folder + "init(named:)")) {
      #expect(UIImage(named: "No such image") == nil)
    }
    rows.row("an unknown symbol name returns no image", .apple(folder + "init(systemname:)")) {
      #expect(UIImage(systemName: "no.such.symbol") == nil)
    }
    rows.row("symbols are drawn as templates", .apple(folder + "init(systemname:)"), scale: 1) {
      let view = UIImageView(image: UIImage(systemName: "square.fill"))
      view.tintColor = .green
      #expect(pixel(of: view, Int(view.bounds.midX), Int(view.bounds.midY)) == [0, 255, 0, 255])
    }
  }

  private static func files(_ rows: inout Behaviours) {
    rows.row("data that are not an image return none", .apple(folder + "init(data:)")) {
      #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }
    rows.row("an image from data has the given scale", .apple(folder + "init(data:scale:)")) {
      let data = try #require(pair().pngData())
      #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 0.5))
    }
    let turned = Source.report(
      "https://ngrp.github.io/articles/2020-01-10-Image-orientation-on-iOS-abaf8321820b")
    rows.row("a PNG of a rotated image loses the orientation", turned) {
      let image = UIImage(data: try #require(pair(.right).pngData()))
      #expect(image?.imageOrientation == .up && image?.size == CGSize(width: 2, height: 1))
    }
    rows.row("a JPEG of a rotated image keeps the orientation", turned) {
      for orientation in UIImage.Orientation.allCases {
        let data = try #require(pair(orientation).jpegData(compressionQuality: 1))
        #expect(UIImage(data: data)?.imageOrientation == orientation)
      }
    }
    rows.row("an empty image has no data", .apple(folder + "pngdata()")) {
      #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    }
    rows.row(
      "a JPEG's bytes are decoded as they are stored",
      .apple("coregraphics/cgimage/init(jpegdataprovidersource:decode:shouldinterpolate:intent:)")
    ) {
      let data = try #require(pair(.right).jpegData(compressionQuality: 1))
      let source = try #require(CGDataProvider(data: data))
      let pixels = CGImage(
        jpegDataProviderSource: source, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent)
      #expect(pixels?.width == 2 && pixels?.height == 1)
      let png = CGImage(
        pngDataProviderSource: source, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent)
      #expect(png == nil)
    }
  }

  private static func variants(_ rows: inout Behaviours) {
    rows.row("another rendering mode keeps the pixels", .apple(folder + "withrenderingmode(_:)")) {
      let (image, template) = (pair(), pair().withRenderingMode(.alwaysTemplate))
      #expect(template.renderingMode == .alwaysTemplate && template.size == image.size)
    }
    rows.row(
      "a tinted image has one colour", .apple(folder + "withtintcolor(_:renderingmode:)"), scale: 1
    ) {
      let image = pair().withTintColor(.green, renderingMode: .alwaysOriginal)
      #expect(Pixels(of: image)[1, 0] == [0, 255, 0, 255])
    }
    rows.row(
      "a flipped image is mirrored", .apple(folder + "withhorizontallyflippedorientation()")
    ) {
      #expect(pair().withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }
    rows.row(
      "a resizable image has its caps", .apple(folder + "resizableimage(withcapinsets:)")
    ) {
      let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)
      let image = pair().resizableImage(withCapInsets: insets)
      #expect(image.capInsets == insets && image.resizingMode == .tile)
    }
    rows.row("alignment insets are kept", .apple(folder + "withalignmentrectinsets(_:)")) {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(pair().withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    }
    rows.row("a baseline is kept", .apple(folder + "withbaselineoffset(frombottom:)")) {
      let image = pair().withBaselineOffset(fromBottom: 3)
      #expect(image.baselineOffsetFromBottom == 3)
      #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }
    rows.row(
      "images of an animation take a thirtieth of a second each",
      .apple(folder + "animatedimage(with:duration:)"),
      uncertain: "the page states it for an image view's default duration of 0"
    ) {
      let image = UIImage.animatedImage(with: [pair(), pair(), pair()], duration: 0)
      #expect(image.map { abs($0.duration - 0.1) < 0.001 } == true)
    }
    rows.row(
      "an animation without images is nil", .apple(folder + "animatedimage(with:duration:)")
    ) {
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
  }

  private static func drawing(_ rows: inout Behaviours) {
    rows.row("an image is drawn from its point down", .apple(folder + "draw(at:)")) {
      let pixels = drawn(CGSize(width: 4, height: 4)) { pair().draw(at: CGPoint(x: 1, y: 2)) }
      #expect(pixels[1, 2] == [255, 0, 0, 255] && pixels[2, 2] == [0, 0, 255, 255])
      #expect(pixels[1, 1][3] == 0)
    }
    rows.row("an image is stretched over its rectangle", .apple(folder + "draw(in:)")) {
      let pixels = drawn(CGSize(width: 8, height: 8)) {
        pair().draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      #expect(pixels[0, 4] == [255, 0, 0, 255] && pixels[7, 4] == [0, 0, 255, 255])
    }
    rows.row("a rotated image is drawn rotated", .apple(folder + "imageorientation")) {
      let pixels = drawn(CGSize(width: 1, height: 2)) { pair(.right).draw(at: .zero) }
      #expect(pixels[0, 0] == [255, 0, 0, 255] && pixels[0, 1] == [0, 0, 255, 255])
    }
    rows.row("an image is drawn with an opacity", .apple(folder + "draw(at:blendmode:alpha:)")) {
      let pixels = drawn(CGSize(width: 2, height: 1)) {
        pair().draw(at: .zero, blendMode: .normal, alpha: 0.5)
      }
      #expect((127...128).contains(pixels[0, 0][3]))
    }
    rows.row("a pattern repeats the image", .apple(folder + "drawaspattern(in:)")) {
      let pixels = drawn(CGSize(width: 4, height: 1)) {
        pair().drawAsPattern(in: CGRect(x: 0, y: 0, width: 4, height: 1))
      }
      #expect(pixels[2, 0] == [255, 0, 0, 255] && pixels[3, 0] == [0, 0, 255, 255])
    }
  }
}
