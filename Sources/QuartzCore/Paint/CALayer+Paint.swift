// The description of what a layer paints: the compositor and the frame keeper draw only the items.
// A layer class with other content overrides `paintContents` or `paintSublayers`.

extension CALayer {
  /// Whether a shadow is visible. Clipping to the bounds removes it, as on iOS.
  private var castsShadow: Bool {
    shadowOpacity > 0 && !masksToBounds && (shadowColor?.alpha ?? 0) > 0
  }

  /// Whether content may be outside of the bounds.
  private var reachesOutside: Bool {
    !masksToBounds && (!children.isEmpty || contentsReachOutside)
  }

  /// Adds the layer and its sublayers to a list.
  ///
  /// - Parameter toDevice: The transform from the layer's points to pixels.
  func paint(into list: inout PaintList, _ toDevice: CGAffineTransform) {
    if let runningTransition {
      return runningTransition.transition.paint(
        self, at: runningTransition.progress, into: &list, toDevice)
    }
    guard !isHidden, opacity > 0 else { return }
    let shape = LayerShape(self, toDevice)
    if castsShadow { return paintWithShadow(into: &list, shape) }
    guard reachesOutside || shape.pixelBox.intersects(list.visibleClip) else { return }
    list.display.note(self)
    if needsGroup {
      list.add(
        group(shape, in: list, visible: list.visibleClip, alpha: CGFloat(opacity), isMasked: true))
    } else {
      paintParts(into: &list, shape, alpha: CGFloat(opacity))
    }
  }

  /// Whether the layer must be composed separately before blending.
  ///
  /// A layer with a single part (a background, or contents) has the same pixels without that.
  private var needsGroup: Bool {
    if mask != nil { return true }
    let isRounded = masksToBounds && cornerRadius > 0
    guard opacity < 1 || isRounded else { return false }
    if !children.isEmpty { return true }
    let background = (backgroundColor?.alpha ?? 0) > 0 ? 1 : 0
    return background + contentsPartCount + (borderWidth > 0 ? 2 : 0) > 1
  }

  // MARK: Parts

  /// Adds background, contents, sublayers and border, in that order. `alpha` applies to the first
  /// two and is other than 1 only for layers without the others.
  private func paintParts(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    paintBackground(into: &list, shape, alpha: alpha)
    if !masksToBounds {
      paintContent(into: &list, shape, alpha: alpha)
    } else if shape.isPixelBox {
      list.clip(to: shape.pixelBox) { paintContent(into: &$0, shape, alpha: alpha) }
    } else if contentsPartCount > 0 || !children.isEmpty {
      let inside = clippedContent(shape, in: list, alpha: alpha)
      list.add(PaintGroup(inside, outline: shape, blending: .direct))
    }
    paintBorder(into: &list, shape)
  }

  /// Returns the layer's content, clipped to its box.
  private func clippedContent(
    _ shape: LayerShape, in list: PaintList, alpha: CGFloat
  ) -> [PaintItem] {
    let box = shape.pixelBox
    var inside = list.nested(clip: box, visible: list.visibleClip.intersection(box))
    paintContent(into: &inside, shape, alpha: alpha)
    return inside.items
  }

  private func paintContent(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    if list.display.showsContents(of: self) { paintContents(into: &list, shape, alpha: alpha) }
    if !children.isEmpty { paintSublayers(into: &list, shape) }
  }

  private func paintBackground(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    guard let color = backgroundColor, color.alpha > 0 else { return }
    let faded = alpha == 1 ? color : color.copy(alpha: color.alpha * alpha) ?? color
    let outline = backgroundHasSquareCorners && !masksToBounds ? shape.square : shape
    list.add(.fill(outline, faded), box: shape.pixelBox)
  }

  private func paintBorder(into list: inout PaintList, _ shape: LayerShape) {
    guard borderWidth > 0, let color = borderColor else { return }
    list.add(.border(shape, width: borderWidth, color), box: shape.pixelBox)
  }

  // MARK: Groups

  /// Returns the layer as a group, limited to a visible region.
  private func group(
    _ shape: LayerShape, in list: PaintList, visible: PixelRect, alpha: CGFloat, isMasked: Bool
  ) -> PaintGroup {
    let box = shape.pixelBox
    let visibleClip = reachesOutside ? visible : visible.intersection(box)
    var inside = list.nested(clip: masksToBounds ? box : .everywhere, visible: visibleClip)
    if masksToBounds {
      // The outline clips the whole; clipping the same edge twice leaves a fringe.
      paintBackground(into: &inside, shape.square, alpha: 1)
      paintContent(into: &inside, shape, alpha: 1)
      paintBorder(into: &inside, shape)
    } else {
      paintParts(into: &inside, shape, alpha: 1)
    }
    return PaintGroup(
      inside.items, outline: masksToBounds ? shape : nil,
      blending: .isolated(
        alpha: alpha, mask: isMasked ? maskItems(shape, in: list, visible: visibleClip) : nil,
        tint: nil))
  }

  private func maskItems(
    _ shape: LayerShape, in list: PaintList, visible: PixelRect
  ) -> [PaintItem]? {
    guard let mask else { return nil }
    var items = list.nested(visible: visible)
    items.add(mask, in: shape.toDevice)
    return items.items
  }

  /// Adds the layer with its shadow. A mask applies to both.
  ///
  /// Source: Apple, CALayer.mask and CALayer.shadowPath; a public answer
  /// (exchangetuts.com/clipping-shadows-created-by-calayershadow-1640440024724682).
  private func paintWithShadow(into list: inout PaintList, _ shape: LayerShape) {
    let cast = ShadowCast(of: self, shape)
    guard reachesOutside || cast.reach(of: shape.pixelBox).intersects(list.visibleClip) else {
      return
    }
    list.display.note(self)
    guard mask != nil else {
      return paintShadowAndLayer(into: &list, shape, cast, alpha: CGFloat(opacity))
    }
    var inside = list.nested(visible: list.visibleClip)
    paintShadowAndLayer(into: &inside, shape, cast, alpha: 1)
    list.add(
      PaintGroup(
        inside.items,
        blending: .isolated(
          alpha: CGFloat(opacity), mask: maskItems(shape, in: list, visible: list.visibleClip),
          tint: nil)))
  }

  /// Adds the shadow and the layer, without the mask.
  private func paintShadowAndLayer(
    into list: inout PaintList, _ shape: LayerShape, _ cast: ShadowCast, alpha: CGFloat
  ) {
    let group = group(
      shape, in: list, visible: cast.source(for: list.visibleClip), alpha: alpha, isMasked: false)
    let shadow = ShadowPaint(
      silhouette: Silhouette(of: self, shape, group), cast: cast, alpha: alpha)
    list.add(.shadow(shadow), box: shadow.box)
    if alpha == 1 && shadow.isOfOpaqueBox {
      // On an opaque box the items have the same pixels one by one.
      list.add(group.items)
    } else {
      list.add(group)
    }
  }
}
