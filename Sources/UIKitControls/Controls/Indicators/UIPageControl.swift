@_spi(UIKit) import UIKitViews

/// A row of dots, one for each page, with the current page highlighted.
///
/// Source: Apple, UIPageControl; sizes are measured in a picture drawn by UIKit.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The background behind the dots. Raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// No background until touched.
    case automatic = 0
    /// A capsule.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  private static let height: CGFloat = 26
  /// The distance between dots: 53 pixels at 3 pixels a point.
  private static let pitch: CGFloat = 53 / 3
  /// The margin of the row: three pages are 68 points wide.
  private static let margin: CGFloat = 15
  /// The opacity of the other pages' dots, in the current page's colour.
  private static let otherPagesAlpha: CGFloat = 0.45

  // MARK: Properties

  /// The number of pages. Default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      pagesChanged()
    }
  }

  /// The index of the current page, from 0, clamped to the pages. Default 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      if currentPage != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the dot of a single page is hidden. Default false.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } }
  }
  /// The colour of the other pages; nil for the current page's, faded. Default nil.
  open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the current page; nil for white. Default nil.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  /// The style of the background. Default `.automatic`.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { setNeedsLayout() } }
  }
  /// Whether dragging changes the page. Default true; a tap always does.
  open var allowsContinuousInteraction = true

  /// The template image shown for pages; nil for dots. Default nil.
  open var preferredIndicatorImage: UIImage? {
    didSet { if preferredIndicatorImage != oldValue { setNeedsLayout() } }
  }
  /// The template image shown for the current page; nil for that of other pages. Default nil.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { if preferredCurrentPageIndicatorImage != oldValue { setNeedsLayout() } }
  }

  private let capsule = UIView(frame: .zero)
  private var dots: [SymbolView] = []
  /// The image views that replace dots, by page.
  private var pictures: [Int: UIImageView] = [:]
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  // MARK: Lifecycle

  /// Creates a page control with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  @_spi(UIKit) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIPageControl.pageIndicatorTintColor),
      .value(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  /// Creates a page control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.describe(self, as: UIPageControl.self)
  }

  private func setUp() {
    handledGestures = .singleTap
    capsule.isUserInteractionEnabled = false
    addSubview(capsule)
  }

  /// Sets the image of a page; nil for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard images[page] !== image else { return }
    images[page] = image
    setNeedsLayout()
  }

  /// Returns the image set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of a page while it is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard currentImages[page] !== image else { return }
    currentImages[page] = image
    setNeedsLayout()
  }

  /// Returns the image set for a page while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  private func displayedImage(forPage page: Int) -> UIImage? {
    let others = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return others }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? others
  }

  /// Returns the smallest size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * Self.pitch + Self.margin, height: Self.height)
  }

  // MARK: UIView

  /// The size that ``size(forNumberOfPages:)`` returns for the number of pages.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size that ``size(forNumberOfPages:)`` returns for the number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  /// Lays out the dots in the centre.
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
      let visualIndex = isMirrored ? numberOfPages - 1 - index : index
      let middle = UIScreen.main.rounded(
        CGPoint(x: first + CGFloat(visualIndex) * Self.pitch, y: bounds.midY))
      let size = ControlSymbol.pageDot.size
      dot.frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
        height: size.height)
      dot.color = color(isCurrent: index == currentPage)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      show(displayedImage(forPage: index), insteadOf: dot, at: middle, page: index)
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

  private var dragStart: (x: CGFloat, page: Int) = (0, 0)

  /// Stores where the touch begins.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = (touch.location(in: self).x, currentPage)
    return true
  }

  /// Changes the page by one for each dot that the touch passes.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    let passed = (touch.location(in: self).x - dragStart.x) / Self.pitch
    turn(to: dragStart.page + Int(passed.rounded(.towardZero)) * readingDirection, event)
    return true
  }

  /// Changes the page by one, towards the side of a tap.
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

  @_spi(UIKit) open override func accessibilityDefaultsOfControl(
    _ standard: AccessibilityDefaults
  ) -> AccessibilityDefaults {
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
