/// Images of a control for its states.
struct StateImages {
  private var images: [UIControl.State: UIImage] = [:]

  var isEmpty: Bool { images.isEmpty }

  /// The image that was set for exactly that state.
  subscript(state: UIControl.State) -> UIImage? {
    get { images[state] }
    set { images[state] = newValue }
  }

  /// The image that is shown in a state: the one set for it, or the normal one.
  func shown(in state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
}

/// Images that stand between two parts of a control, for the states of both.
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

  /// The image between two states: the one set for both, or the normal one.
  func shown(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    self[left, right] ?? self[.normal, .normal]
  }
}
