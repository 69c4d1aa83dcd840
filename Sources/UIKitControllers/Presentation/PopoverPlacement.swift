/// The frame of a popover, and the position of its arrow.
struct PopoverPlacement: Equatable {
  /// The frame including the arrow.
  let frame: CGRect
  /// The arrow's direction; empty without an arrow.
  let direction: UIPopoverArrowDirection
  /// The position of the arrow's tip, in points from the left or top edge of the frame.
  let tip: CGFloat

  /// The part of the frame that the arrow takes up, in points.
  var arrowInsets: UIEdgeInsets {
    let length = PopoverMetrics.arrow.height
    return UIEdgeInsets(
      top: direction == .up ? length : 0, left: direction == .left ? length : 0,
      bottom: direction == .down ? length : 0, right: direction == .right ? length : 0)
  }

  /// Returns the place on the first permitted side with enough room, in the order up, down, left,
  /// right. If no side has enough room, the side with the largest is chosen, and the popover
  /// shrinks.
  ///
  /// - Parameters:
  ///   - size: the size of the content, in points.
  ///   - anchor: the rectangle that the popover points to.
  ///   - room: the rectangle available to the popover.
  ///   - permitted: the permitted directions of the arrow; empty for a popover without an arrow,
  ///     centred on the anchor.
  static func best(
    for size: CGSize, at anchor: CGRect, in room: CGRect, permitted: UIPopoverArrowDirection
  ) -> PopoverPlacement {
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(permitted.contains)
    guard !sides.isEmpty else {
      return PopoverPlacement(
        frame: box(fit(size, room.size), around: CGPoint(x: anchor.midX, y: anchor.midY), in: room),
        direction: [], tip: 0)
    }
    let fitting = sides.map { ($0, fit(size, free(beside: anchor, in: room, $0))) }
    let side = fitting.first { $0.1 == size } ?? fitting.max { area($0.1) < area($1.1) }
    return side.map { placed($0.1, at: anchor, in: room, $0.0) }
      ?? PopoverPlacement(frame: .zero, direction: [], tip: 0)
  }

  /// Returns the size available for the content on a side, in points.
  private static func free(
    beside anchor: CGRect, in room: CGRect, _ side: UIPopoverArrowDirection
  ) -> CGSize {
    let length = PopoverMetrics.arrow.height
    let free =
      switch side {
      case .up: CGSize(width: room.width, height: room.maxY - anchor.maxY - length)
      case .down: CGSize(width: room.width, height: anchor.minY - room.minY - length)
      case .left: CGSize(width: room.maxX - anchor.maxX - length, height: room.height)
      default: CGSize(width: anchor.minX - room.minX - length, height: room.height)
      }
    return CGSize(width: max(0, free.width), height: max(0, free.height))
  }

  private static func fit(_ size: CGSize, _ room: CGSize) -> CGSize {
    CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  private static func area(_ size: CGSize) -> CGFloat { size.width * size.height }

  private static func box(_ size: CGSize, around point: CGPoint, in room: CGRect) -> CGRect {
    CGRect(
      x: max(room.minX, min(point.x - size.width / 2, room.maxX - size.width)),
      y: max(room.minY, min(point.y - size.height / 2, room.maxY - size.height)),
      width: size.width, height: size.height)
  }

  private static func placed(
    _ content: CGSize, at anchor: CGRect, in room: CGRect, _ side: UIPopoverArrowDirection
  ) -> PopoverPlacement {
    let length = PopoverMetrics.arrow.height
    let isUpright = side == .up || side == .down
    let size = CGSize(
      width: content.width + (isUpright ? 0 : length),
      height: content.height + (isUpright ? length : 0))
    var frame = box(size, around: CGPoint(x: anchor.midX, y: anchor.midY), in: room)
    switch side {
    case .up: frame.origin.y = anchor.maxY
    case .down: frame.origin.y = anchor.minY - size.height
    case .left: frame.origin.x = anchor.maxX
    default: frame.origin.x = anchor.minX - size.width
    }
    // The arrow stays on the straight part of its edge.
    let end = PopoverMetrics.cornerRadius + PopoverMetrics.arrow.width / 2
    let (wanted, edge) =
      isUpright
      ? (anchor.midX - frame.minX, frame.width) : (anchor.midY - frame.minY, frame.height)
    return PopoverPlacement(
      frame: frame, direction: side, tip: max(end, min(wanted, edge - end)))
  }
}
