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
  var hasSelectionBackground: Bool {
    buttonType == .system && configuration == nil && isSelected && contents[state].color == nil
      && contents[state].background == nil && contents[state].image == nil
  }

  /// Shows or removes the background and sets the colours of title and image.
  func showSelectionBackground() {
    guard hasSelectionBackground else {
      selectionBackground?.removeFromSuperview()
      return selectionBackground = nil
    }
    let background = selectionBackground ?? UIView(frame: .zero)
    background.isUserInteractionEnabled = false
    background.layer.cornerRadius = SelectionBackgroundMetrics.radius
    background.backgroundColor = tintColor
    background.alpha = title?.alpha ?? 1
    selectionBackground = background
    if background.superview == nil { insert(background) }
    if contents.effective(in: state).attributedTitle == nil { title?.textColor = .systemBackground }
    picture?.tintColor = .systemBackground
  }

  /// Lays out the background around title and image.
  func layOutSelectionBackground() {
    let parts = [title?.frame, picture?.frame].compactMap(\.self).filter { !$0.isEmpty }
    let around = parts.dropFirst().reduce(parts.first ?? .zero) { $0.union($1) }
    selectionBackground?.frame = around.insetBy(
      dx: -SelectionBackgroundMetrics.outset.width, dy: -SelectionBackgroundMetrics.outset.height)
  }
}

// Unsupported: UIButton: selected system buttons · drawn · A selected system button's title has the
//   background's colour; UIKit cuts holes. · test: ButtonTests
// Unsupported: UIButton: the background of selected ones · drawn · Insets and radius of that
//   background. · uncertain · test: ButtonTests
