/// The bar of an edit menu: a light capsule with the titles of the commands, as in iOS 16 and
/// later. Apple publishes no figures.
@MainActor
package final class EditMenuBar: UIView {
  static let height: CGFloat = 44
  private static let cornerRadius: CGFloat = 12
  private static let padding: CGFloat = 16
  private static let fontSize: CGFloat = 15
  /// The distance of the bar from its target and from the window's edges, in points.
  private static let distance: CGFloat = 8
  static let fading: TimeInterval = 0.2

  /// The title of a command and its action.
  package struct Command {
    package let title: String
    let perform: @MainActor () -> Void

    package init(title: String, perform: @escaping @MainActor () -> Void) {
      (self.title, self.perform) = (title, perform)
    }
  }

  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private var buttons: [MenuRow] = []
  private var lines: [UIView] = []

  init(_ commands: [Command], chosen: @escaping @MainActor (Command) -> Void) {
    super.init(frame: .zero)
    background.layer.cornerRadius = Self.cornerRadius
    background.clipsToBounds = true
    addSubview(background)
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    var x: CGFloat = 0
    for command in commands {
      let button = MenuRow { chosen(command) }
      let label = UILabel()
      label.text = command.title
      label.font = .systemFont(ofSize: Self.fontSize)
      label.textAlignment = .center
      let width = label.intrinsicContentSize.width + 2 * Self.padding
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      label.frame = button.bounds
      button.addSubview(label)
      background.contentView.addSubview(button)
      if x > 0 { addLine(at: x) }
      x += width
    }
    bounds.size = CGSize(width: x, height: Self.height)
    background.frame = bounds
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
  }

  package required init?(coder: NSCoder) { nil }

  private func addLine(at x: CGFloat) {
    let width = 1 / UIScreen.main.scale
    let line = UIView(frame: CGRect(x: x - width, y: 0, width: width, height: Self.height))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    background.contentView.addSubview(line)
  }

  /// Positions the bar above a rectangle of the window, or below it if there is no room.
  func place(at target: CGRect, in window: UIWindow) {
    let room = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: Self.distance, dy: Self.distance)
    var y = target.minY - Self.distance - Self.height
    if y < room.minY { y = min(target.maxY + Self.distance, room.maxY - Self.height) }
    let x = min(max(target.midX - bounds.width / 2, room.minX), room.maxX - bounds.width)
    frame.origin = UIScreen.main.rounded(CGPoint(x: max(x, room.minX), y: max(y, room.minY)))
  }
}

// Unsupported: UIMenu: look of edit menus · drawn · Heights, widths, radii, distances, fonts and
//   durations. · uncertain · test: UIMenuControllerTests
