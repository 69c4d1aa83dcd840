/// A cell's configurations and what becomes of them.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundHost: BackgroundConfigurationView?

  /// Whether the cell's state has not been looked at since it changed; at first it never was.
  var needUpdate = true
  var areUpdating = false
}
