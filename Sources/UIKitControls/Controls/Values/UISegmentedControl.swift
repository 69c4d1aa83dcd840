@_spi(UIKit) import UIKitViews

/// A row of segments, one of which is selected. 32 points high.
///
/// Source: Apple, UISegmentedControl; sizes and colours are measured in a picture drawn by UIKit.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  nonisolated public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let cornerRadius: CGFloat = 8
  private static let pillInset: CGFloat = 2
  private static let pillRadius: CGFloat = 6
  /// The gap between segments, in points.
  static let gap: CGFloat = 1
  /// The margins of the widest title together, in points: the rest of 87 for "Segment A".
  static let margin: CGFloat = 18
  static let separatorInset: CGFloat = 6.5
  static let fontSize: CGFloat = 13

  // MARK: Properties

  /// The index of the selected segment; ``noSegment`` for none. Default none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if selectedSegmentIndex >= segments.count || selectedSegmentIndex < 0 {
        selectedSegmentIndex = Self.noSegment
      }
      if selectedSegmentIndex != oldValue { setNeedsLayout() }
    }
  }

  /// Whether a segment is selected only while it is touched. Default false.
  open var isMomentary = false { didSet { if isMomentary != oldValue { setNeedsLayout() } } }
  /// Whether each segment has the width of its content. Default false: all have that of the widest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { contentChanged() } }
  }
  /// The background of the selected segment; nil for white, or grey in the dark. Default nil.
  open var selectedSegmentTintColor: UIColor? {
    didSet { if selectedSegmentTintColor != oldValue { setNeedsLayout() } }
  }

  private(set) var segments: [SegmentParts] = []
  var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  var images = SegmentImages()
  private let pill = UIView(frame: .zero)
  private var touched: Int?

  // MARK: Lifecycle

  /// Creates a segmented control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a segmented control with titles and images, in its natural size.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    segments = (items ?? []).map {
      SegmentParts(title: $0 as? String, image: $0 as? UIImage)
    }
    adoptSegments()
    sizeToFit()
  }

  /// Creates a segmented control with actions, performed when their segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Self.segment)
    adoptSegments()
    if frame == .zero { sizeToFit() }
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISegmentedControl.selectedSegmentTintColor)
    ]
  }

  /// Creates a segmented control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UISegmentedControl.self)
  }

  private func setUp() {
    handledGestures = .singleTap
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    // In the picture no shadow extends below the control.
    clipsToBounds = true
    pill.isUserInteractionEnabled = false
    pill.layer.cornerRadius = Self.pillRadius
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 3
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
    addSubview(pill)
  }

  private static func segment(_ action: UIAction) -> SegmentParts {
    SegmentParts(
      title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title at an index, or at the end. The change is not animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentParts(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index, or at the end. The change is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentParts(image: image), at: segment)
  }

  /// Inserts a segment with an action at an index, or at the end. The change is not animated. A
  /// segment with an action of the same identifier is removed, or replaced if it is at the index.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known == segment { return setAction(action, forSegmentAt: segment) }
    if segments.indices.contains(known) { removeSegment(at: known, animated: animated) }
    insert(Self.segment(action), at: segment)
  }

  /// Removes a segment; an index out of range is clamped. The change is not animated.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, segment), segments.count - 1)
    remove([segments.remove(at: index)])
    if selectedSegmentIndex == index {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > index {
      selectedSegmentIndex -= 1
    }
    contentChanged()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    remove(segments)
    segments = []
    selectedSegmentIndex = Self.noSegment
    contentChanged()
  }

  /// Sets the title of a segment in place of its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard let old = at(segment), old.image != nil || old.title != title else { return }
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? { at(segment)?.title }
  /// Sets the image of a segment in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard let old = at(segment), old.title != nil || old.image !== image else { return }
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { at(segment)?.image }
  /// Sets the action of a segment, with its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let new = Self.segment(action)
    change(segment) { ($0.title, $0.image, $0.action) = (new.title, new.image, action) }
  }
  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { at(segment)?.action }
  /// Sets the width of a segment, in points; 0 for an automatic width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    let width = width > 0 ? width : nil
    if at(segment)?.width != width { change(segment) { $0.width = width } }
  }
  /// Returns the width set for a segment, in points; 0 for an automatic width.
  open func widthForSegment(at segment: Int) -> CGFloat { at(segment)?.width ?? 0 }
  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    if at(segment)?.contentOffset != offset { change(segment) { $0.contentOffset = offset } }
  }
  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    at(segment)?.contentOffset ?? .zero
  }
  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if at(segment)?.isEnabled != enabled { change(segment) { $0.isEnabled = enabled } }
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { at(segment)?.isEnabled ?? false }

  /// Sets attributes of titles for a state: `.normal`, `.selected`, `.disabled`, `.highlighted`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    contentChanged()
  }

  /// Returns the attributes of titles set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  // MARK: UIView

  /// Excludes one point below from the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// The natural size of the segments, without ``alignmentRectInsets``.
  open override var intrinsicContentSize: CGSize {
    let size = sizeThatFits(.zero)
    return CGSize(width: size.width, height: size.height - 1)
  }

  /// The natural size of the segments: 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = naturalWidths
    return CGSize(
      width: widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1)),
      height: Self.height)
  }

  /// Lays out segments, separators and the background of the selected segment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = segmentFrames
    for (index, segment) in segments.enumerated() {
      let frame = frames[index]
      show(segment, at: index)
      segment.label.frame = frame.offsetBy(
        dx: segment.contentOffset.width, dy: segment.contentOffset.height)
      segment.picture.frame = segment.label.frame
      segment.background.frame = frame
      segment.separator.frame = separatorFrame(after: index, frames)
      segment.separator.isHidden = !hasSeparator(after: index) || segment.divider.image != nil
      segment.divider.frame = separatorFrame(after: index, frames, inset: 0)
    }
    backgroundColor = hasBackgroundImages ? nil : .tertiarySystemFill
    layOutPill(frames)
  }

  @_spi(UIKit) open override func adapt(from old: UITraitCollection, to new: UITraitCollection) {
    super.adapt(from: old, to: new)
    contentChanged()
  }

  // MARK: Private

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The index of the segment shown as selected.
  var displayedIndex: Int {
    isMomentary ? touched ?? Self.noSegment : selectedSegmentIndex
  }

  /// Returns the segment at an index, clamped to the segments. Source: Apple,
  /// UISegmentedControl.setTitle(_:forSegmentAt:).
  private func at(_ index: Int) -> SegmentParts? {
    segments.isEmpty ? nil : segments[min(max(0, index), segments.count - 1)]
  }

  private func change(_ index: Int, _ change: (SegmentParts) -> Void) {
    guard let segment = at(index) else { return }
    change(segment)
    contentChanged()
  }

  private func insert(_ segment: SegmentParts, at index: Int) {
    let position = min(max(0, index), segments.count)
    segments.insert(segment, at: position)
    adopt(segment)
    if selectedSegmentIndex >= position { selectedSegmentIndex += 1 }
    contentChanged()
  }

  private func adoptSegments() {
    for segment in segments { adopt(segment) }
  }

  private func adopt(_ segment: SegmentParts) {
    for view in segment.views {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    segment.separator.backgroundColor = .systemGray.withAlphaComponent(0.3)
  }

  private func remove(_ segments: [SegmentParts]) {
    for view in segments.flatMap({ $0.views + [$0.background, $0.divider] }) {
      view.removeFromSuperview()
    }
  }

  func contentChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func state(at index: Int) -> State {
    guard isEnabled, segments[index].isEnabled else { return .disabled }
    return index == displayedIndex ? .selected : index == touched ? .highlighted : .normal
  }

  private func show(_ segment: SegmentParts, at index: Int) {
    let state = state(at: index)
    showImages(
      of: segment, in: state,
      before: index + 1 < segments.count ? self.state(at: index + 1) : nil)
    let text = segment.title ?? ""
    showTitle(text, state, on: segment.label)
    segment.picture.image = segment.image
    segment.picture.tintColor = state == .disabled ? .tertiaryLabel : .label
    segment.label.alpha = index == touched && index != displayedIndex ? 0.2 : 1
  }

  private func layOutPill(_ frames: [CGRect]) {
    pill.isHidden = hasBackgroundImages || !frames.indices.contains(displayedIndex)
    pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    guard !pill.isHidden else { return }
    pill.frame = frames[displayedIndex].insetBy(dx: Self.pillInset, dy: Self.pillInset)
  }

  /// White; the grey of the dark appearance is uncertain.
  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  // MARK: Tracking

  /// Stores the touched segment.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = index(at: touch)
    setNeedsLayout()
    return touched != nil
  }

  /// Updates the touched segment.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = index(at: touch)
    setNeedsLayout()
    return true
  }

  /// Selects the touched segment.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = touch.flatMap { self.index(at: $0) }
    touched = nil
    setNeedsLayout()
    guard let index, isMomentary || index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    if let action = segments[index].action { sendAction(action) }
    send([.valueChanged, .primaryActionTriggered], with: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Resets the touched segment.
  open override func cancelTracking(with event: UIEvent?) {
    touched = nil
    setNeedsLayout()
  }

  private func index(at touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    let margin = Self.trackingMargin
    guard point.y > bounds.minY - margin, point.y < bounds.maxY + margin else { return nil }
    return segmentFrames.indices.first { index in
      let frame = segmentFrames[index]
      return segments[index].isEnabled && point.x >= frame.minX - gap / 2
        && point.x < frame.maxX + gap / 2
    }
  }
}

// Unsupported: UISegmentedControl: segments · drawn · The insets left and right of segments. ·
//   uncertain · test: SegmentedControlTests
