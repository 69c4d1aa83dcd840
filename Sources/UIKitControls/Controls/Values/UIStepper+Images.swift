/// The images of a stepper.
struct StepperImages {
  var increment = StateImages()
  var decrement = StateImages()
  var backgrounds = StateImages()
  var dividers = DividerImages()
  /// Whether an image has ever been set.
  var hasAny = false
}

extension UIStepper {
  /// Sets the image of the plus for a state. It is drawn as a template in the label colour unless
  /// it has a rendering mode of its own.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    imagesChanged()
  }

  /// Returns the image of the plus for a state.
  public func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Sets the image of the minus for a state. It is drawn as a template in the label colour unless
  /// it has a rendering mode of its own.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    imagesChanged()
  }

  /// Returns the image of the minus for a state.
  public func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  /// Sets the background image for a state; resizable images stretch.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds[state] = image
    imagesChanged()
  }

  /// Returns the background image for a state.
  public func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }

  /// Sets the divider image between the halves for the states of both.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[leftState, rightState] = image
    imagesChanged()
  }

  /// Returns the divider image between the halves for the states of both.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? {
    images.dividers[leftState, rightState]
  }

  private func imagesChanged() {
    images.hasAny = true
    setNeedsLayout()
  }
}
