/// The geometry and the appearance of an element in a collection view.
///
/// `frame`, `center`, `size` and `bounds` derive from one centre and one size; setting one changes
/// the others. `transform` and `transform3D` derive from one transform. A subclass with more fields
/// overrides `copy(with:)` and `isEqual(_:)`: equal attributes are not applied again.
///
/// Source: Apple, UICollectionViewLayoutAttributes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  private struct Values: Equatable, Sendable {
    var indexPath = IndexPath()
    var kind: String?
    var category = UICollectionView.ElementCategory.cell
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    /// The frame as set: computing it from the centre loses the last digit of a third of a point.
    var exactFrame: CGRect?
    var fittedAxes = UIAxis.both
    var row: RowContainer?
    var list: ListPosition?

    static func == (a: Values, b: Values) -> Bool {
      a.indexPath == b.indexPath && a.kind == b.kind && a.category == b.category
        && a.center == b.center && a.size == b.size && a.transform3D == b.transform3D
        && a.alpha == b.alpha && a.zIndex == b.zIndex && a.isHidden == b.isHidden
        && a.list == b.list
    }
  }

  // NSObject compares, hashes, describes and copies outside any actor, on iOS too. Attributes are
  // passed on, not shared, so that there are no concurrent writes.
  nonisolated(unsafe) private var values = Values()

  // MARK: Lifecycle

  /// Creates attributes of a cell without an index path. Layouts use the other initialisers.
  public override init() { super.init() }

  /// Creates attributes of the item at an index path.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    identify(as: .cell, kind: nil, at: indexPath)
  }

  /// Creates attributes of a supplementary view, such as a header.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    identify(as: .supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates attributes of a decoration view, which belongs to the layout.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    identify(as: .decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// Returns a copy of the same class with all fields of this class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.values = values
    return copy
  }

  func identify(
    as category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) {
    values.category = category
    values.kind = kind
    values.indexPath = indexPath
  }

  // MARK: Identity

  /// The element's index path. Its number of indexes is up to the layout for supplementary and
  /// decoration views.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { values.kind }

  /// The axes along which the element's view is measured; both by default.
  package var fittedAxes: UIAxis {
    get { values.fittedAxes }
    set { values.fittedAxes = newValue }
  }

  /// The element's position in its orthogonally scrolling section; nil for other sections.
  var row: RowContainer? {
    get { values.row }
    set { values.row = newValue }
  }

  /// The element's position in a list; nil outside of lists.
  var list: ListPosition? {
    get { values.list }
    set { values.list = newValue }
  }

  // MARK: Geometry

  /// The element's frame in the content, in points; the bounding box if there is a transform.
  open var frame: CGRect {
    get { values.exactFrame ?? computedFrame }
    set {
      values.size = newValue.size
      values.center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
      values.exactFrame = CATransform3DIsIdentity(values.transform3D) ? newValue : nil
    }
  }

  /// The element's centre in the content, in points; the transform's anchor.
  open var center: CGPoint {
    get { values.center }
    set {
      values.center = newValue
      values.exactFrame = nil
    }
  }

  /// The element's size before its transform, in points. Setting it keeps the centre.
  open var size: CGSize {
    get { values.size }
    set {
      values.size = newValue
      values.exactFrame = nil
    }
  }

  /// The element's bounds: its size at the origin. Setting another origin has no effect.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.size) }
    set { size = newValue.size }
  }

  /// The transform about the centre; identity by default.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set {
      values.transform3D = newValue
      values.exactFrame = nil
    }
  }

  /// The two-dimensional transform. Setting it replaces ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(values.transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  private var computedFrame: CGRect {
    let size = values.size
    let centred = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let box = CATransform3DIsIdentity(values.transform3D) ? centred : centred.applying(transform)
    return CGRect(
      x: values.center.x + box.origin.x, y: values.center.y + box.origin.y, width: box.width,
      height: box.height)
  }

  // MARK: Appearance

  /// The element's opacity, 0 to 1; 1 by default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The element's position from back to front; 0 by default, higher in front.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is hidden; a hidden element has no view. Default false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  // MARK: NSObject

  /// Returns whether the other object is attributes with equal values of all fields.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || values == other.values
  }

  /// A hash of the fields that do not change during layout: kind and index path.
  nonisolated open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.indexPath)
    hasher.combine(values.kind)
    return hasher.finalize()
  }

  /// A description of the fields without default values, in UIKit's format.
  nonisolated open override var description: String {
    let path = values.indexPath.map(String.init).joined(separator: " - ")
    let (origin, size) = (values.exactFrame?.origin, values.size)
    let x = origin?.x ?? values.center.x - size.width / 2
    let y = origin?.y ?? values.center.y - size.height / 2
    var text =
      "<\(type(of: self))> index path: ({length = \(values.indexPath.count), path = \(path)}); "
    if let kind = values.kind { text += "element kind: (\(kind)); " }
    text += "frame = (\(short(x)) \(short(y)); \(short(size.width)) \(short(size.height))); "
    if values.transform3D != CATransform3DIdentity { text += "transform; " }
    if values.alpha != 1 { text += "alpha = \(short(values.alpha)); " }
    if values.isHidden { text += "hidden = YES; " }
    if values.zIndex != 0 { text += "zIndex = \(values.zIndex); " }
    return text
  }

  nonisolated private func short(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
