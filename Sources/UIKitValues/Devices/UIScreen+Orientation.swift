extension UIScreen {
  /// How the screen is turned, by its size: upright where it is not wider than high, else with the
  /// device's head at the left.
  @MainActor package var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}
