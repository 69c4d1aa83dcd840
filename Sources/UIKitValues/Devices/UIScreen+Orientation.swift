extension UIScreen {
  /// The interface orientation for the screen's size: portrait if it is not wider than high, else
  /// landscape right, with the top of the device at the left.
  @MainActor package var interfaceOrientation: UIInterfaceOrientation {
    bounds.width > bounds.height ? .landscapeRight : .portrait
  }
}
