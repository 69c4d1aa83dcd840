/// The view of a sheet: the presented controller's view with rounded corners, and the grabber.
@MainActor
final class SheetView: UIView {
  private let clip = UIView(frame: .zero)
  private let grabber = UIView(frame: .zero)
  private weak var content: UIView?

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
    grabber.backgroundColor = .tertiaryLabel
    grabber.isUserInteractionEnabled = false
    grabber.layer.cornerRadius = SheetMetrics.grabber.height / 2
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the corners and the grabber. A sheet at the bottom edge has only its upper corners
  /// rounded.
  func show(cornerRadius: CGFloat, atEdge: Bool, grabber isGrabberVisible: Bool) {
    clip.layer.cornerRadius = cornerRadius
    clip.layer.maskedCorners =
      atEdge
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    grabber.isHidden = !isGrabberVisible
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.frame = SheetMetrics.grabber.offsetBy(dx: bounds.midX, dy: 0)
  }

  /// Removes the presented controller's view from the sheet.
  func removeContent() { content?.removeFromSuperview() }
}
