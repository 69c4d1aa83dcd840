/// An item of a drawing.
package enum VectorItem: Equatable, Sendable {
  case shape(VectorShape)
  indirect case group(VectorGroup)
}

/// A path that is filled, then stroked.
package struct VectorShape: Equatable, Sendable {
  package var path: VectorPath
  /// The transform from the path's coordinates to the drawing's.
  package var transform: VectorTransform
  package var fill: VectorPaint?
  /// Whether the even-odd fill rule applies.
  package var isEvenOdd = false
  package var stroke: VectorStroke?
}

/// Items that are drawn as one object.
package struct VectorGroup: Equatable, Sendable {
  package var items: [VectorItem]
  package var opacity = 1.0
  package var blend = VectorBlend.normal
  /// The clips, which are intersected.
  package var clips: [VectorClip] = []
  /// The mask of the items; nil for none.
  package var mask: VectorMask?

  /// Whether drawing the items individually has the same result.
  package var isPlain: Bool { opacity == 1 && blend == .normal && mask == nil }
}

/// A path in the drawing's coordinates that limits drawing to its inside.
package struct VectorClip: Equatable, Sendable {
  package var path: VectorPath
  package var isEvenOdd: Bool
}

/// Items whose luminance or alpha determines the opacity of others.
package struct VectorMask: Equatable, Sendable {
  package enum Kind: Sendable { case luminance, alpha }

  package var kind: Kind
  package var items: [VectorItem]
}

/// The blend mode of a group.
package enum VectorBlend: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation
  case color, luminosity
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
}
