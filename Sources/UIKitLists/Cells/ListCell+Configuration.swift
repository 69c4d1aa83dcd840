extension ListCell {
  /// Lets configurations follow the state, once after every change of it.
  func updateConfigurationIfNeeded() {
    guard cellParts.configurations.needUpdate, !cellParts.configurations.areUpdating else { return }
    cellParts.configurations.needUpdate = false
    cellParts.configurations.areUpdating = true
    let state = configurationState
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
    cellParts.configurations.areUpdating = false
  }

  /// Updates the configurations that follow the state by themselves.
  func followState(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  /// Shows content: in the view that is there, if it can, else in a new one.
  func showContent(_ new: (any UIContentConfiguration)?) {
    let hadContent = cellParts.configurations.content != nil
    cellParts.configurations.content = new
    if let new {
      if hadContent, let view = contentView as? any UIContentView,
        type(of: view.configuration) == type(of: new), view.supports(new)
      {
        view.configuration = new
      } else {
        exchangeContentView(for: new.makeContentView())
      }
    } else if hadContent {
      exchangeContentView(for: UIView(frame: bounds))
    }
    stateMayMatter()
  }

  /// Shows a background in place of the cell's background views and colour, which it excludes.
  func showBackground(_ new: UIBackgroundConfiguration?) {
    cellParts.configurations.background = new
    if let new {
      backgroundView = nil
      selectedBackgroundView = nil
      backgroundColor = nil
      let host = cellParts.configurations.backgroundHost ?? BackgroundConfigurationView(new)
      host.configuration = new
      if host.superview !== self { insertSubview(host, at: 0) }
      host.frame = bounds
      cellParts.configurations.backgroundHost = host
    } else {
      cellParts.configurations.backgroundHost?.removeFromSuperview()
      cellParts.configurations.backgroundHost = nil
    }
    stateMayMatter()
  }

  /// A configuration that is set while the state is being looked at knows the state already.
  private func stateMayMatter() {
    if !cellParts.configurations.areUpdating { setNeedsUpdateConfiguration() }
  }
}
