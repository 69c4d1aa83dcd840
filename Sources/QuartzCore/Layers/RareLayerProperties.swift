/// What few layers have, out of the way of those that have none of it.
final class RareLayerProperties {
  /// What the layer says of its time; nil where it says nothing.
  var timing: LayerTiming?
  /// What is kept of the layer and not drawn; nil for nothing.
  var unseen: UnseenProperties?
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

  private var ensuredRareProperties: RareLayerProperties {
    let known = rareProperties ?? RareLayerProperties()
    rareProperties = known
    return known
  }
}
