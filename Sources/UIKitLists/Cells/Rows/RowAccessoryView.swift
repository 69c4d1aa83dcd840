@_spi(UIKit) import UIKitControls
@_spi(UIKit) import UIKitViews

/// The view of an accessory beside a row's content.
@MainActor
final class RowAccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private var parts: [UIView] = []
  private var appearance = AccessoryAppearance()

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    if accessory.accessoryType == .reorder { behavior.insert(.preventsScrolling) }
    show(accessory, isSelected: false, isExpanded: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The width reserved for the accessory, in points.
  var reservedWidth: CGFloat {
    switch accessory.reservedLayoutWidth {
    case nil, .actual: appearance.width
    case .standard: max(AccessoryAppearance.standardWidth, appearance.width)
    case .custom(let width): width > 0 ? width : appearance.width
    }
  }

  /// Shows an accessory of the same type for the row's state.
  func show(_ accessory: UICellAccessory, isSelected: Bool, isExpanded: Bool) {
    self.accessory = accessory
    isHidden = accessory.isHidden
    // The selected circle has the row's tint colour.
    tintColor = accessory.accessoryType == .multiselect ? nil : accessory.tintColor
    appearance = AccessoryAppearance(
      accessory, isSelected: isSelected, isExpanded: isExpanded, tint: tintColor)
    for part in parts where !appearance.parts.contains(where: { $0.view === part }) {
      part.removeFromSuperview()
    }
    parts = appearance.parts.map(\.view)
    for part in parts where part.superview !== self { addSubview(part) }
    isUserInteractionEnabled = accessory.takesTouches
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start =
      appearance.isAtEnd ? bounds.width - appearance.width : (bounds.width - appearance.width) / 2
    for part in appearance.parts {
      var rect = part.frame.offsetBy(dx: start, dy: bounds.height / 2)
      if isMirrored { rect.origin.x = bounds.width - rect.maxX }
      part.view.transform = .identity
      part.view.frame = rect
      if appearance.isExpanded { part.view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
      if isMirrored, appearance.turnsAround, !appearance.isExpanded {
        part.view.transform = CGAffineTransform(scaleX: -1, y: 1)
      }
    }
  }

  override func didSendTouchUpInside(with event: UIEvent?) { act() }

  private func act() {
    if let handler = accessory.actionHandler { return handler() }
    guard let (list, path) = listAndItem else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: list.toggleOutline(at: path)
    case .delete: list.revealSwipeActions(at: path, from: .trailing)
    default: break
    }
  }

  // MARK: Moving the row

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard accessory.accessoryType == .reorder, let (list, path) = listAndItem else {
      return super.beginTracking(touch, with: event)
    }
    return list.beginMovement(of: path)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard accessory.accessoryType == .reorder, let list else {
      return super.continueTracking(touch, with: event)
    }
    list.updateMovement(
      to: CGPoint(x: list.bounds.midX, y: touch.location(in: list.host).y))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if accessory.accessoryType == .reorder { list?.endMovement() }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if accessory.accessoryType == .reorder { list?.cancelMovement() }
  }

  /// The enclosing list, and the item of the enclosing cell.
  private var listAndItem: (ListMachine, IndexPath)? {
    guard let list, let cell = superview, let path = list.indexPath(for: cell) else { return nil }
    return (list, path)
  }

  private var list: ListMachine? { superview.flatMap(ListMachine.enclosing) }
}

extension UICellAccessory {
  /// Whether the accessory handles touches; otherwise the row does.
  fileprivate var takesTouches: Bool {
    switch accessoryType {
    case .delete, .insert, .detail, .reorder, .customView: true
    case .outlineDisclosure:
      if case .outline(.header) = content { false } else { true }
    case .disclosureIndicator, .checkmark, .multiselect, .label, .popUpMenu: false
    }
  }
}
