/// What few layers have, out of the way of those that have none of it.
final class RareLayerProperties {
  /// What the layer says of its time; nil where it says nothing.
  var timing: LayerTiming?
  /// What is kept of the layer and not drawn; nil for nothing.
  var unseen: UnseenProperties?
  /// Whether the background keeps off the rounding of the corners.
  var backgroundHasSquareCorners = false
}

extension CALayer {
  /// What the layer says of its time; nil, the rule, where it says nothing.
  var ownTiming: LayerTiming? {
    get { rareProperties?.timing }
    set { ensuredRareProperties.timing = newValue }
  }

  /// What is kept of the layer and not drawn; nil, the rule, for nothing.
  var unseen: UnseenProperties? {
    get { rareProperties?.unseen }
    set { ensuredRareProperties.unseen = newValue }
  }

  /// Whether the background keeps off the rounding of the corners, as one that a view draws among
  /// its contents does, while nothing is clipped. Default false.
  package var backgroundHasSquareCorners: Bool {
    get { rareProperties?.backgroundHasSquareCorners ?? false }
    set {
      if newValue || rareProperties != nil {
        ensuredRareProperties.backgroundHasSquareCorners = newValue
      }
    }
  }

  private var ensuredRareProperties: RareLayerProperties {
    let known = rareProperties ?? RareLayerProperties()
    rareProperties = known
    return known
  }
}
