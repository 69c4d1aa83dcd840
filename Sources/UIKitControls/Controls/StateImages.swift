/// The images of a control for its states.
struct StateImages {
  private var images: [UIControl.State: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// The image set for exactly that state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set { images[state] = newValue }
  }

  /// Returns the image for a state: the one set for it, or the normal one.
  func effective(in state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
}

/// The images between two parts of a control, for the states of both.
struct DividerImages {
  private struct Sides: Hashable {
    let left, right: UIControl.State
  }

  private var images: [Sides: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
    get { images[Sides(left: left, right: right)] }
    set { images[Sides(left: left, right: right)] = newValue }
  }

  /// Returns the image between two states: the one set for both, or the normal one.
  func effective(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    self[left, right] ?? self[.normal, .normal]
  }
}
