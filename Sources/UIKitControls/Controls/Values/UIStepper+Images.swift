/// The images of a stepper.
struct StepperImages {
  var increment = StateImages()
  var decrement = StateImages()
  var backgrounds = StateImages()
  var dividers = DividerImages()
  /// Whether there has been one.
  var hasAny = false
}

extension UIStepper {
  /// Sets the image in the plus's place in a state. It shows as a shape in the label colour unless
  /// its rendering mode says otherwise.
  public func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    imagesChanged()
  }

  /// The image in the plus's place in a state.
  public func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Sets the image in the minus's place in a state. It shows as a shape in the label colour unless
  /// its rendering mode says otherwise.
  public func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    imagesChanged()
  }

  /// The image in the minus's place in a state.
  public func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  /// Sets the background image for a state; resizable images stretch.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.backgrounds[state] = image
    imagesChanged()
  }

  /// The background image for a state.
  public func backgroundImage(for state: State) -> UIImage? { images.backgrounds[state] }

  /// Sets the image between the halves for the states of both.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[leftState, rightState] = image
    imagesChanged()
  }

  /// The image between the halves for the states of both.
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
