/// A cell's configurations and the state of their updates.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundHost: BackgroundConfigurationView?

  /// Whether the cell's state has changed since the last update; true at first.
  var needUpdate = true
  var areUpdating = false
}
