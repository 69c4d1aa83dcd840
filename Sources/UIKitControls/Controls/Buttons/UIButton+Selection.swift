// What a chosen system button without a configuration looks like. UIKit draws its title and image
// as holes in a ground of the tint colour; here they have the background's colour.

/// The background of a selected system button. Apple publishes no figures; all are here.
@MainActor
enum SelectionGroundLook {
  /// How far the background reaches beyond the content, in points.
  static let outset = CGSize(width: 4, height: 1)
  static let radius: CGFloat = 4
}

extension UIButton {
  /// Whether the state is shown by a ground: nothing else was set for it.
  var hasSelectionGround: Bool {
    buttonType == .system && configuration == nil && isSelected && contents[state].color == nil
      && contents[state].background == nil && contents[state].image == nil
  }

  /// Shows or removes the background; title and image are drawn on it.
  func showSelectionGround() {
    guard hasSelectionGround else {
      selectionGround?.removeFromSuperview()
      return selectionGround = nil
    }
    let ground = selectionGround ?? UIView(frame: .zero)
    ground.isUserInteractionEnabled = false
    ground.layer.cornerRadius = SelectionGroundLook.radius
    ground.backgroundColor = tintColor
    ground.alpha = title.alpha
    if ground.superview == nil { insertSubview(ground, aboveSubview: backgroundPicture) }
    selectionGround = ground
    if contents.shown(in: state).attributedTitle == nil { title.textColor = .systemBackground }
    picture.tintColor = .systemBackground
  }

  /// Places the background around title and image.
  func layOutSelectionGround() {
    let parts = [title, picture].map(\.frame).filter { !$0.isEmpty }
    let around = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    selectionGround?.frame = around.insetBy(
      dx: -SelectionGroundLook.outset.width, dy: -SelectionGroundLook.outset.height)
  }
}

// Unsupported: UIButton: chosen system buttons · drawn · A chosen system button's title has the
//   background's colour; UIKit cuts holes. · test: ButtonTests
// Unsupported: UIButton: the background of chosen ones · drawn · Insets and radius of that
//   background. · uncertain · test: ButtonTests
