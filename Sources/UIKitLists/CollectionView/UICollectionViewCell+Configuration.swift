/// A cell's configurations and what becomes of them.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundHost: BackgroundConfigurationView?

  /// Whether the cell's state has not been looked at since it changed; at first it never was.
  var needUpdate = true
  var areUpdating = false
}

extension UICollectionViewCell {
  /// Lets configurations follow the state, once after every change of it.
  func updateConfigurationIfNeeded() {
    guard configurations.needUpdate, !configurations.areUpdating else { return }
    configurations.needUpdate = false
    configurations.areUpdating = true
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    configurations.areUpdating = false
  }

  /// Shows content: in the view that is there, if it can, else in a new one.
  func showContent(_ new: (any UIContentConfiguration)?) {
    let hadContent = configurations.content != nil
    configurations.content = new
    if let new {
      if hadContent, let view = contentView as? any UIContentView,
        type(of: view.configuration) == type(of: new), view.supports(new)
      {
        view.configuration = new
      } else {
        replaceContentView(with: new.makeContentView())
      }
    } else if hadContent {
      replaceContentView(with: UIView(frame: bounds))
    }
    stateMayMatter()
  }

  /// Shows a background in place of the cell's background views and colour, which it excludes.
  func showBackground(_ new: UIBackgroundConfiguration?) {
    configurations.background = new
    if let new {
      backgroundView = nil
      selectedBackgroundView = nil
      backgroundColor = nil
      let host = configurations.backgroundHost ?? BackgroundConfigurationView(new)
      host.configuration = new
      if host.superview !== self { insertSubview(host, at: 0) }
      host.frame = bounds
      configurations.backgroundHost = host
    } else {
      configurations.backgroundHost?.removeFromSuperview()
      configurations.backgroundHost = nil
    }
    stateMayMatter()
  }

  /// A configuration that is set while the state is being looked at knows the state already.
  private func stateMayMatter() {
    if !configurations.areUpdating { setNeedsUpdateConfiguration() }
  }
}
