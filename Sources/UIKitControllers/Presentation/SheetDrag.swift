/// The drag of a sheet from detent to detent, or down to dismiss it.
@MainActor
final class SheetDrag {
  private let recognizer = SheetPanRecognizer()
  private unowned let sheet: UISheetPresentationController
  private var start: CGFloat = 0
  private(set) var isDragging = false
  private var hasNotifiedOfDismissal = false

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer.shouldDragSheet = { [weak self] in self?.mayBegin($0) ?? false }
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  func install(on view: UIView) { view.addGestureRecognizer(recognizer) }

  private var presented: UIViewController { sheet.presentedViewController }

  // MARK: Beginning

  /// Returns whether the drag may begin. Scrollable content takes the touch unless it is scrolled
  /// to its top and the drag moves the sheet.
  private func mayBegin(_ translation: CGVector) -> Bool {
    guard presented.presentation.phase == .presented, presented.presentation.presented == nil,
      abs(translation.dy) > abs(translation.dx)
    else { return false }
    guard let scroll = recognizer.enclosingScrollView else { return true }
    let isAtTop = scroll.contentOffset.y <= scroll.minimumContentOffset.y
    if translation.dy > 0 { return isAtTop }
    let isLargest = sheet.restingHeight >= sheet.heights.last?.height ?? 0
    return isAtTop && sheet.prefersScrollingExpandsWhenScrolledToEdge && !isLargest
  }

  // MARK: Dragging

  private func follow() {
    switch recognizer.state {
    case .began:
      isDragging = true
      start = sheet.restingHeight
      hasNotifiedOfDismissal = false
      move()
    case .changed: move()
    case .ended: end(velocity: recognizer.velocity(in: sheet.containerView).y)
    case .cancelled: end(velocity: 0)
    default: break
    }
  }

  private var wanted: CGFloat { start - recognizer.translation(in: sheet.containerView).y }

  private var isStiff: Bool { presented.isModalInPresentation }

  private func move() {
    let heights = sheet.heights
    guard let least = heights.first?.height, let largest = heights.last?.height else { return }
    var height = wanted
    if height > largest { height = largest + (height - largest) * SheetMetrics.stiffness }
    if height < least, isStiff { height = least + (height - least) * SheetMetrics.stiffness }
    if height < least, !isStiff, !hasNotifiedOfDismissal {
      hasNotifiedOfDismissal = true
      sheet.delegate?.presentationControllerWillDismiss?(sheet)
    }
    sheet.show(height: height)
  }

  private func end(velocity: CGFloat) {
    isDragging = false
    let heights = sheet.heights
    guard let least = heights.first?.height else { return }
    let isDown = velocity > SheetMetrics.decidingSpeed
    let isDismissed = wanted < least / 2 || isDown && wanted < least
    if isDismissed, wanted < least {
      if sheet.canDismissInteractively { return sheet.dismissInteractively() }
      sheet.delegate?.presentationControllerDidAttemptToDismiss?(sheet)
    }
    rest(at: nearest(to: wanted, velocity, heights))
  }

  private func nearest(
    to height: CGFloat, _ velocity: CGFloat,
    _ heights: [(name: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
  ) -> UISheetPresentationController.Detent.Identifier? {
    if abs(velocity) > SheetMetrics.decidingSpeed {
      let further =
        velocity < 0
        ? heights.first { $0.height > height } : heights.last { $0.height < height }
      if let further { return further.name }
    }
    return heights.min { abs($0.height - height) < abs($1.height - height) }?.name
  }

  private func rest(at name: UISheetPresentationController.Detent.Identifier?) {
    let old = sheet.selectedDetentIdentifier ?? sheet.heights.first?.name
    UIView.animate(
      withDuration: SheetMetrics.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      if name != old { sheet.selectedDetentIdentifier = name }
      sheet.show(height: sheet.restingHeight)
    }
    guard name != old else { return }
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier?(sheet)
  }
}
