import LayoutGeometry

/// Keeps a point of an item at a distance from an anchor or from a point of another item, rigidly
/// or as a spring. Source: Apple, UIAttachmentBehavior.
///
/// Sliding, fixed and limit attachments are absent.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of an attachment. Raw values are UIKit's.
  public enum AttachmentType: Int, Sendable {
    /// To another item.
    case items = 0
    /// To an anchor point.
    case anchor = 1
  }

  /// The items, one or two.
  open var items: [any UIDynamicItem] { ownItems }
  /// The kind of the attachment.
  open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }
  /// The anchor point; without effect between items.
  open var anchorPoint: CGPoint { didSet { update() } }
  /// The distance that is kept, in points. Default the initial distance.
  open var length: CGFloat { didSet { update() } }
  /// The damping of a spring; 1 does not oscillate. Default 0.
  open var damping: CGFloat = 0 { didSet { update() } }
  /// The frequency of a spring, in oscillations per second; 0, the default, is rigid.
  open var frequency: CGFloat = 0 { didSet { update() } }

  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  private let offset: UIOffset
  private let otherOffset: UIOffset

  /// Attaches an item's centre to an anchor at their current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to an anchor at their current distance.
  ///
  /// - Parameter offset: from the item's centre, in the item's coordinates, in points.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (self.item, self.offset, other, otherOffset) = (item, offset, nil, .zero)
    anchorPoint = point
    length = CGFloat((item.anchorPosition(of: offset) - point.vector).size)
    super.init()
  }

  /// Attaches two items' centres at their current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items at their current distance.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    (item, offset, other, otherOffset) = (item1, offset1, item2, offset2)
    anchorPoint = .zero
    length = CGFloat((item1.anchorPosition(of: offset1) - item2.anchorPosition(of: offset2)).size)
    super.init()
  }

  /// Creates an attachment that lets two items rotate about a common point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor p: CGPoint
  ) -> Self {
    func offset(in item: any UIDynamicItem) -> UIOffset {
      let direction = CGPoint(x: p.x - item.center.x, y: p.y - item.center.y)
        .applying(item.transform.inverted())
      return UIOffset(horizontal: direction.x, vertical: direction.y)
    }
    return makePin(item1, offset(in: item1), item2, offset(in: item2))
  }

  private class func makePin(
    _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: any UIDynamicItem,
    _ offset2: UIOffset
  ) -> Self {
    let pin = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    guard let pin = pin as? Self else {
      stop("a pin attachment is a UIAttachmentBehavior, not a subclass")
    }
    return pin
  }

  override var ownItems: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

  override func enter(_ scene: DynamicsScene) {
    let link = DynamicJoint(
      scene.body(of: item), offset: offset.vector, to: other.map(scene.body),
      anchor: other == nil ? anchorPoint.vector : otherOffset.vector, length: Double(length))
    (link.frequency, link.damping) = (Double(frequency), Double(damping))
    scene.world.links.append(link)
  }

  private func update() { didChange() }
}

extension UIDynamicItem {
  fileprivate func anchorPosition(of offset: UIOffset) -> SIMD2<Double> {
    let direction = CGPoint(x: offset.horizontal, y: offset.vertical).applying(transform)
    return center.vector + direction.vector
  }
}

extension SIMD2<Double> {
  fileprivate var size: Double { (x * x + y * y).squareRoot() }
}
