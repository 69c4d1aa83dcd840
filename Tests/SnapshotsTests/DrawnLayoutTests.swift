import Testing
import UIKit

@testable import Goldens
@testable import Snapshots

/// Suites draw views into images themselves, and compare these.
@MainActor @Suite struct DrawnLayoutTests {
  private let card: UIView = {
    let card = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 40))
    card.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 10, y: 5, width: 80, height: 20))
    label.text = "Hello"
    card.addSubview(label)
    return card
  }()

  private func layout(
    scale: CGFloat, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) throws -> PictureLayout? {
    DrawnLayout.start()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image(actions: draw)
    return try Snapshotting<UIImage, UIImage>.image.capture(image, PictureTerms()).layout?()
  }

  @Test func aLayersViewsAreInTheLayoutOfTheImage() throws {
    let drawn = try layout(scale: 3) { context in
      context.cgContext.translateBy(x: 20, y: 30)
      card.layer.render(in: context.cgContext)
    }
    let layout = try #require(drawn)
    #expect(layout.width == 200 && layout.height == 100 && layout.scale == 3)
    #expect(layout.elements.map(\.type) == ["UIImage", "UIView", "UILabel"])
    #expect(layout.elements.map(\.parent) == [nil, 0, 1])
    #expect(layout.elements[1].frame == .init(x: 20, y: 30, width: 100, height: 40))
    #expect(layout.elements[2].frame == .init(x: 30, y: 35, width: 80, height: 20))
    #expect(layout.elements[2].text == "Hello")
  }

  @Test func aHierarchyIsScaledToItsRectangle() throws {
    let drawn = try layout(scale: 1) { _ in
      card.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 200, height: 80), afterScreenUpdates: true)
    }
    #expect(drawn?.elements[2].frame == .init(x: 20, y: 10, width: 160, height: 40))
  }

  @Test func scrolledContentIsWhereItWasDrawn() throws {
    card.bounds.origin = CGPoint(x: 4, y: 5)
    let drawn = try layout(scale: 2) { card.layer.render(in: $0.cgContext) }
    // The origin of user space is that of the layer's coordinates, not of its bounds.
    #expect(drawn?.elements[1].frame == .init(x: 4, y: 5, width: 100, height: 40))
    #expect(drawn?.elements[2].frame == .init(x: 10, y: 5, width: 80, height: 20))
  }

  @Test func imagesWithoutViewsHaveNoLayout() throws {
    #expect(try layout(scale: 2) { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) } == nil)
  }

  /// A view that draws a text, as charts do.
  private final class Chart: UIView {
    override func draw(_ rect: CGRect) {
      UIGraphicsGetCurrentContext()?.translateBy(x: 10, y: 20)
      let font = UIFont.systemFont(ofSize: 10)
      NSString("Axis").draw(at: CGPoint(x: 1, y: 2), withAttributes: [.font: font])
    }
  }

  @Test func textsThatAViewDrawsAreElements() throws {
    DrawnLayout.start()
    let chart = Chart(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(chart)
    let capture = try Snapshotting<UIView, UIImage>.image.capture(root, PictureTerms())
    defer { capture.finish?() }
    let elements = try #require(capture.layout?().elements)
    #expect(elements.map(\.type) == ["UIView", "Chart", "Chart"])
    #expect(elements.map(\.parent) == [nil, 0, 1] && elements[2].text == "Axis")
    let frame = elements[2].frame
    #expect(abs(frame.x - 41) < 0.1 && abs(frame.y - 62) < 0.1)
    #expect(frame.width > 15 && frame.width < 30 && frame.height > 10 && frame.height < 14)
  }

  @Test func textsThatAreDrawnInAnImageAreElements() throws {
    let drawn = try layout(scale: 2) { _ in
      NSString("Hi").draw(at: CGPoint(x: 7, y: 9), withAttributes: nil)
    }
    #expect(drawn?.elements.map(\.text) == [nil, "Hi"])
    #expect(drawn?.elements[1].frame.x == 7 && drawn?.elements[1].frame.y == 9)
  }

  /// The class of a field does not name it.
  private final class Input: UITextField {}

  @Test func fieldsOfAnyClassHaveTheirText() {
    let field = Input(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    field.placeholder = "Name"
    #expect(LayoutCapture.layout(of: field, scale: 1).elements.first?.text == "Name")
    field.text = "Fox"
    #expect(LayoutCapture.layout(of: field, scale: 1).elements.first?.text == "Fox")
    let plain = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    plain.text = "Fox"
    #expect(LayoutCapture.layout(of: plain, scale: 1).elements.first?.text == nil)
  }
}
