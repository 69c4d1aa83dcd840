/// The properties that few layers have, stored separately.
final class RareLayerProperties {
  /// The timing of the layer; nil for the default.
  var timing: LayerTiming?
  /// The stored properties that are not drawn; nil for defaults.
  var undrawn: UndrawnProperties?
  /// Whether the background ignores the rounded corners.
  var backgroundHasSquareCorners = false
  /// The descriptions of what the layer has drawn, in pixels.
  var parts: [PicturePart] = []
}

extension CALayer {
  /// The timing of the layer; usually nil, for the default.
  var ownTiming: LayerTiming? {
    get { rareProperties?.timing }
    set { ensuredRareProperties.timing = newValue }
  }

  /// The stored properties that are not drawn; usually nil, for defaults.
  var undrawn: UndrawnProperties? {
    get { rareProperties?.undrawn }
    set { ensuredRareProperties.undrawn = newValue }
  }

  /// Whether the background ignores the rounded corners, like one that a view draws among its
  /// contents, unless the layer clips. Default false.
  package var backgroundHasSquareCorners: Bool {
    get { rareProperties?.backgroundHasSquareCorners ?? false }
    set {
      if newValue || rareProperties != nil {
        ensuredRareProperties.backgroundHasSquareCorners = newValue
      }
    }
  }

  /// The descriptions of what the layer has drawn, in pixels; empty unless a tool asked for them.
  var ownParts: [PicturePart] {
    get { rareProperties?.parts ?? [] }
    set { if !newValue.isEmpty || rareProperties != nil { ensuredRareProperties.parts = newValue } }
  }

  private var ensuredRareProperties: RareLayerProperties {
    let known = rareProperties ?? RareLayerProperties()
    rareProperties = known
    return known
  }
}
