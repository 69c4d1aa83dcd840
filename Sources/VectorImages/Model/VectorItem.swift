/// What a drawing is made of.
package enum VectorItem: Equatable, Sendable {
  case shape(VectorShape)
  indirect case group(VectorGroup)
}

/// A path that is filled, then stroked.
package struct VectorShape: Equatable, Sendable {
  package var path: VectorPath
  /// From the path's coordinates to the drawing's.
  package var transform: VectorTransform
  package var fill: VectorPaint?
  /// Whether what an even number of edges lies around is outside.
  package var isEvenOdd = false
  package var stroke: VectorStroke?
}

/// Items that are painted as one object.
package struct VectorGroup: Equatable, Sendable {
  package var items: [VectorItem]
  package var opacity = 1.0
  package var blend = VectorBlend.normal
  /// What limits the items: they show where all of these do.
  package var clips: [VectorClip] = []
  /// What the items show through; nil for nothing.
  package var mask: VectorMask?

  /// Whether painting the items one by one comes to the same.
  package var isPlain: Bool { opacity == 1 && blend == .normal && mask == nil }
}

/// A path, in the drawing's coordinates, outside which nothing is painted.
package struct VectorClip: Equatable, Sendable {
  package var path: VectorPath
  package var isEvenOdd: Bool
}

/// Items through which others show: as much as these are bright, or as opaque as they are.
package struct VectorMask: Equatable, Sendable {
  package enum Kind: Sendable { case luminance, alpha }

  package var kind: Kind
  package var items: [VectorItem]
}

/// How a group meets what is below it.
package enum VectorBlend: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation
  case color, luminosity
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
}
