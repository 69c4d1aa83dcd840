import Testing

@testable import QuartzCore

/// Tests that the known shadow of a rounded box equals the shadow that composing the box gives.
@MainActor @Suite struct SilhouetteTests {
  private static let side = 120

  private func card(_ curve: CALayerCornerCurve = .circular, radius: CGFloat = 12) -> CALayer {
    let card = layer(CGRect(x: 24, y: 20, width: 70, height: 60))
    (card.shadowOpacity, card.shadowRadius, card.cornerRadius) = (0.6, 7, radius)
    card.cornerCurve = curve
    return card
  }

  private func items(_ card: CALayer) -> [PaintItem] {
    let root = layer(CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    root.addSublayer(card)
    return DisplayPass.items(of: root, width: Self.side, height: Self.side, scale: 1)
  }

  private func picture(_ shadow: ShadowPaint) throws -> [UInt8] {
    let whole = PixelRect(width: Self.side, height: Self.side)
    let bitmap = try #require(Bitmap(width: Self.side, height: Self.side))
    Compositor(context: bitmap.makeContext(scale: 1), visible: whole)
      .draw(PaintItem(paint: .shadow(shadow), box: shadow.box, clip: whole))
    bitmap.flush()
    return [UInt8](
      UnsafeRawBufferPointer(start: bitmap.pixels, count: bitmap.height * bitmap.bytesPerRow))
  }

  /// Whether a card's shadow is known without composing. Checks that it equals the composed one.
  private func isKnown(_ card: CALayer) throws -> Bool {
    let items = items(card)
    guard items.count == 2, case .shadow(let shadow) = items[0].paint,
      case .group(let group) = items[1].paint
    else {
      Issue.record("expected a shadow and its layer, not \(items.count) items")
      return false
    }
    let composed = ShadowPaint(
      silhouette: .composed(group), cast: shadow.cast, alpha: shadow.alpha)
    #expect(try picture(shadow) == picture(composed))
    return !shadow.isComposed
  }

  @Test(arguments: [CALayerCornerCurve.circular, .continuous])
  func aBoxInsideTheCornersChangesNothing(_ curve: CALayerCornerCurve) throws {
    let inside = card(curve)
    inside.backgroundColor = .white
    inside.addSublayer(layer(CGRect(x: 7, y: 7, width: 56, height: 46), .red))
    #expect(try isKnown(inside))
    let across = card(curve)
    across.backgroundColor = .white
    across.addSublayer(layer(CGRect(x: 0, y: 2, width: 70, height: 8), .red))
    #expect(try !isKnown(across))
  }

  /// The insets range from a negative one to one far inside.
  @Test(arguments: [CALayerCornerCurve.circular, .continuous])
  func noInsetIsTakenForAnother(_ curve: CALayerCornerCurve) throws {
    var known = 0
    for inset in 0..<20 {
      let card = card(curve, radius: 14)
      card.backgroundColor = .white
      card.addSublayer(
        layer(card.bounds.insetBy(dx: CGFloat(inset), dy: CGFloat(inset)), .red))
      known += try isKnown(card) ? 1 : 0
    }
    #expect((12...18).contains(known))
  }

  /// A clear layer contains a layer that clips its sublayers, as in a cell with a shadow.
  @Test func anOutlineCutsWhatIsInside() throws {
    let outer = card(radius: 0)
    let clipping = layer(outer.bounds, .white)
    (clipping.cornerRadius, clipping.masksToBounds) = (12, true)
    clipping.addSublayer(layer(CGRect(x: -5, y: -5, width: 40, height: 90), .red))
    outer.addSublayer(clipping)
    #expect(try isKnown(outer))
    clipping.backgroundColor = nil
    #expect(try !isKnown(outer))
    clipping.backgroundColor = .white
    clipping.opacity = 0.5
    #expect(try !isKnown(outer))
    clipping.opacity = 1
    outer.addSublayer(layer(CGRect(x: -9, y: 30, width: 20, height: 20), .blue))
    #expect(try !isKnown(outer))
  }

  /// A photograph with the card's corners covers more of an edge pixel than the card alone.
  @Test func whatIsAsRoundIsComposed() throws {
    let card = card()
    card.backgroundColor = .white
    let photograph = layer(card.bounds, .red)
    photograph.cornerRadius = 12
    card.addSublayer(photograph)
    #expect(try !isKnown(card))
  }
}
