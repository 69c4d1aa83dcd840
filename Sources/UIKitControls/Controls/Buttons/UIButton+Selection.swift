// The appearance of a selected system button without a configuration. UIKit cuts title and image
// out of a background in the tint colour; here they are drawn in the system background colour.

/// The metrics of a selected system button's background. Apple publishes no figures.
@MainActor
enum SelectionBackgroundMetrics {
  /// The distance by which the background extends beyond the content, in points.
  static let outset = CGSize(width: 4, height: 1)
  static let radius: CGFloat = 4
}

extension UIButton {
  /// Whether a background shows the selection: nothing else is set for the state.
  var hasSelectionGround: Bool {
    buttonType == .system && configuration == nil && isSelected && contents[state].color == nil
      && contents[state].background == nil && contents[state].image == nil
  }

  /// Shows or removes the background and sets the colours of title and image.
  func showSelectionGround() {
    guard hasSelectionGround else {
      selectionGround?.removeFromSuperview()
      return selectionGround = nil
    }
    let ground = selectionGround ?? UIView(frame: .zero)
    ground.isUserInteractionEnabled = false
    ground.layer.cornerRadius = SelectionBackgroundMetrics.radius
    ground.backgroundColor = tintColor
    ground.alpha = title.alpha
    if ground.superview == nil { insertSubview(ground, aboveSubview: backgroundPicture) }
    selectionGround = ground
    if contents.shown(in: state).attributedTitle == nil { title.textColor = .systemBackground }
    picture.tintColor = .systemBackground
  }

  /// Lays out the background around title and image.
  func layOutSelectionGround() {
    let parts = [title, picture].map(\.frame).filter { !$0.isEmpty }
    let around = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    selectionGround?.frame = around.insetBy(
      dx: -SelectionBackgroundMetrics.outset.width, dy: -SelectionBackgroundMetrics.outset.height)
  }
}

// Unsupported: UIButton: chosen system buttons · drawn · A chosen system button's title has the
//   background's colour; UIKit cuts holes. · test: ButtonTests
// Unsupported: UIButton: the background of chosen ones · drawn · Insets and radius of that
//   background. · uncertain · test: ButtonTests
