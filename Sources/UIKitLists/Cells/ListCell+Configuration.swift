extension ListCell {
  /// Updates the configurations once after a change of the state.
  func updateConfigurationIfNeeded() {
    guard cellParts.configurations.needUpdate, !cellParts.configurations.areUpdating else { return }
    cellParts.configurations.needUpdate = false
    cellParts.configurations.areUpdating = true
    let state = configurationState
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
    cellParts.configurations.areUpdating = false
  }

  /// Updates the configurations that are updated automatically.
  func followState(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  /// Shows content in the existing view if it supports the configuration, else in a new one.
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
    setNeedsUpdateAfterStateChange()
  }

  /// Shows a background and removes the cell's background views and colour.
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
    setNeedsUpdateAfterStateChange()
  }

  /// Requests an update, except during one, when the configuration already has the current state.
  private func setNeedsUpdateAfterStateChange() {
    if !cellParts.configurations.areUpdating { setNeedsUpdateConfiguration() }
  }
}
