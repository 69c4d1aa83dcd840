@_spi(UIKit) import UIKitViews

/// Dots, one for each page, the current one in another colour.
///
/// Source: Apple, UIPageControl; sizes are those of a picture UIKit drew.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// What lies behind the dots. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing until a finger lies on it.
    case automatic = 0
    /// A capsule.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  private static let height: CGFloat = 26
  /// From dot to dot: 53 pixels at 3 pixels a point.
  private static let pitch: CGFloat = 53 / 3
  /// Three pages are 68 points wide.
  private static let margin: CGFloat = 15
  /// How opaque the dots of other pages are, in the current one's colour.
  private static let otherPagesAlpha: CGFloat = 0.45

  // MARK: Properties

  /// Default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      pagesChanged()
    }
  }

  /// Counted from 0; others are brought into the range. Default 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      if currentPage != oldValue { setNeedsLayout() }
    }
  }

  /// Whether a single page has no dot. Default false.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } }
  }
  /// The other pages' colour; nil for the current one's, weaker. Default nil.
  open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  /// The current page's colour; nil for white. Default nil.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  /// Default `.automatic`.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsLayout() } }
  }
  /// Whether a finger that moves turns pages. Default true; a tap does in any case.
  open var allowsContinuousInteraction = true

  /// What stands in the dots' place, as a shape in their colour; nil for dots. Default nil.
  open var preferredIndicatorImage: UIImage? {
    didSet { if preferredIndicatorImage != oldValue { setNeedsLayout() } }
  }
  /// What stands in the current page's place; nil for what other pages have. Default nil.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { if preferredCurrentPageIndicatorImage != oldValue { setNeedsLayout() } }
  }

  private let capsule = UIView(frame: .zero)
  private var dots: [SymbolView] = []
  /// Where images stand in the dots' place.
  private var pictures: [Int: UIImageView] = [:]
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  // MARK: Lifecycle

  /// A page control with a rectangle in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    capsule.isUserInteractionEnabled = false
    addSubview(capsule)
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIPageControl.pageIndicatorTintColor),
      .value(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  /// A page control as a nib describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    capsule.isUserInteractionEnabled = false
    addSubview(capsule)
    coder.describe(self, as: UIPageControl.self)
  }

  /// Sets what stands in a page's place; nil for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard images[page] !== image else { return }
    images[page] = image
    setNeedsLayout()
  }

  /// What was set to stand in a page's place.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets what stands in a page's place while it is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard currentImages[page] !== image else { return }
    currentImages[page] = image
    setNeedsLayout()
  }

  /// What was set to stand in a page's place while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func shownImage(forPage page: Int) -> UIImage? {
    let others = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return others }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? others
  }

  /// The least size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * Self.pitch + Self.margin, height: Self.height)
  }

  // MARK: UIView

  /// As ``size(forNumberOfPages:)`` for the pages there are.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// As ``size(forNumberOfPages:)`` for the pages there are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  /// Places the dots in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = size(forNumberOfPages: numberOfPages)
    capsule.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    capsule.layer.cornerRadius = size.height / 2
    let isFilled = backgroundStyle == .prominent || backgroundStyle == .automatic && isTracking
    capsule.backgroundColor = isFilled ? .systemFill : .clear
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let first = bounds.midX - CGFloat(numberOfPages - 1) / 2 * Self.pitch
    for (index, dot) in dots.enumerated() {
      let place = isMirrored ? numberOfPages - 1 - index : index
      let middle = UIScreen.main.rounded(
        CGPoint(x: first + CGFloat(place) * Self.pitch, y: bounds.midY))
      let size = ControlSymbol.pageDot.size
      dot.frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
      dot.color = color(isCurrent: index == currentPage)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      show(shownImage(forPage: index), insteadOf: dot, at: middle, page: index)
    }
  }

  private func show(
    _ image: UIImage?, insteadOf dot: SymbolView, at middle: CGPoint, page: Int
  ) {
    guard let image else {
      pictures.removeValue(forKey: page)?.removeFromSuperview()
      return
    }
    let picture = pictures[page] ?? UIImageView(frame: .zero)
    if picture.superview == nil { addSubview(picture) }
    pictures[page] = picture
    picture.image = image.withRenderingMode(.alwaysTemplate)
    picture.isHidden = dot.isHidden
    let size = image.size
    picture.tintColor = dot.color
    picture.frame = CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
    dot.isHidden = true
  }

  private func color(isCurrent: Bool) -> UIColor {
    let current = currentPageIndicatorTintColor ?? .white
    if isCurrent { return current }
    return pageIndicatorTintColor ?? current.withAlphaComponent(Self.otherPagesAlpha)
  }

  private func pagesChanged() {
    while dots.count < numberOfPages {
      let dot = SymbolView(.pageDot)
      addSubview(dot)
      dots.append(dot)
    }
    while dots.count > numberOfPages {
      dots.removeLast().removeFromSuperview()
      pictures.removeValue(forKey: dots.count)?.removeFromSuperview()
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Tracking

  @_spi(UIKit) open override func answersItself(
    to gestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.isSingleTap }

  private var dragStart: (x: CGFloat, page: Int) = (0, 0)

  /// Remembers where the finger came down.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = (touch.location(in: self).x, currentPage)
    return true
  }

  /// A page for every dot that the finger passes.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let passed = (touch.location(in: self).x - dragStart.x) / Self.pitch
    turn(to: dragStart.page + Int(passed.rounded(.towardZero)) * readingDirection, event)
    return true
  }

  /// A tap turns one page, towards the side it is on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, currentPage == dragStart.page else { return }
    let point = touch.location(in: self)
    guard abs(point.x - dragStart.x) < Self.pitch else { return }
    turn(to: currentPage + (point.x < bounds.midX ? -1 : 1) * readingDirection, event)
  }

  private var readingDirection: Int {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
  }

  private func turn(to page: Int, _ event: UIEvent?) {
    let old = currentPage
    currentPage = page
    if currentPage != old { send([.valueChanged, .primaryActionTriggered], with: event) }
  }

  @_spi(UIKit) open override func accessibilityOfKind(
    _ standard: AccessibilityStandard
  ) -> AccessibilityStandard {
    var standard = standard
    standard.value = "page \(currentPage + 1) of \(numberOfPages)"
    (standard.isElement, standard.traits) = (true, [.adjustable, .updatesFrequently])
    return standard
  }

  @_spi(UIKit) open override func accessibilityStep(up: Bool) {
    currentPage += up ? 1 : -1
    sendActions(for: .valueChanged)
  }
}

// Unsupported: UIPageControl: images · drawn · Indicator images keep their size. · uncertain ·
//   test: ControlImageTests
