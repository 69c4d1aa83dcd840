import Testing
import UIKit

/// Tests sizes from constraints: of measured views, of wrapping text, and of scrolled content.
@MainActor
@Suite struct SizesByConstraintsTests {
  private func pinned(_ view: UIView, in outer: UIView, by inset: CGFloat = 10) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func aMeasuredViewIsAsLargeAsItsContentNeeds() {
    let (view, label) = (UIView(), label("Words", lines: 1))
    pinned(label, in: view)
    let natural = label.intrinsicContentSize
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: natural.width + 20, height: natural.height + 20))
  }

  /// Cells with text input are measured in this way.
  @Test func aTextViewThatDoesNotScrollWrapsToItsWidth() {
    let (view, text) = (UIView(), UITextView())
    text.isScrollEnabled = false
    text.text = "one two three four five six seven eight nine ten eleven twelve"
    pinned(text, in: view)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = text.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(size == CGSize(width: 120, height: height + 20) && height > 60)
    text.isScrollEnabled = true
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height == 20)
  }

  @Test func textWrapsToTheWidthThatIsRequired() {
    let (view, label) = (UIView(), label("one two three four five six"))
    pinned(label, in: view)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let wrapped = label.sizeThatFits(CGSize(width: 80, height: 0)).height
    #expect(size == CGSize(width: 100, height: wrapped + 20))
    #expect(wrapped > label.intrinsicContentSize.height)
  }

  @Test func textThatChangesIsWrappedAgain() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let (first, second) = (label("one two three four five six"), label("below"))
    for text in [first, second] {
      text.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(text)
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
    ])
    view.layoutIfNeeded()
    let line = second.intrinsicContentSize.height
    #expect(first.frame.width == 100)
    #expect(first.frame.height > line)
    #expect(second.frame.minY == first.frame.height + 8)
    first.text = "one"
    view.layoutIfNeeded()
    #expect(first.frame.height == line)
    #expect(second.frame.minY == line + 8)
  }

  @Test func constantsThatChangeMoveWhatHangsOnThem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    NSLayoutConstraint.activate([
      top, box.leftAnchor.constraint(equalTo: view.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 20),
      box.heightAnchor.constraint(equalTo: box.widthAnchor),
    ])
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    top.constant = 40
    #expect(box.frame.minY == 5)
    view.layoutIfNeeded()
    #expect(box.frame.minY == 40)
    top.isActive = false
    view.layoutIfNeeded()
    #expect(box.frame.minY == 0)
    #expect(box.hasAmbiguousLayout)
  }

  @Test func contentMakesAScrollViewsContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    pinned(box, in: scroll, by: 7)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 300),
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -14),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 314))
    #expect(box.frame == CGRect(x: 7, y: 7, width: 86, height: 300))
    scroll.contentOffset.y = 50
    scroll.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 7, y: 7, width: 86, height: 300))
  }

  @Test func whatIsBoundToTheFrameStaysWhileTheContentMoves() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
      badge.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor, constant: 4),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    scroll.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 4, y: 3))
    scroll.contentOffset.y = 50
    scroll.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 4, y: 53))
    #expect(scroll.contentSize == CGSize(width: 100, height: 500))
  }

  @Test func marginsAndSafeAreaAreGuides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    let (inner, box) = (UIView(), UIView())
    for (box, guide) in [(inner, view.layoutMarginsGuide), (box, view.safeAreaLayoutGuide)] {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 28, width: 184, height: 134))
    #expect(box.frame == CGRect(x: 0, y: 20, width: 200, height: 150))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 21, width: 194, height: 146))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 200, height: 150))
  }

  @Test func framesPlaceWhatKeepsItsMask() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (framed, follower) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
    follower.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(framed)
    view.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: framed.rightAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: framed.topAnchor),
      follower.widthAnchor.constraint(equalTo: framed.widthAnchor),
      follower.heightAnchor.constraint(equalTo: framed.heightAnchor),
    ])
    view.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 45, y: 20, width: 30, height: 40))
    framed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 9, y: 2, width: 3, height: 4))
  }

  /// Constraints may refer to descendants of a view that its frame places.
  @Test func constraintsReachThroughFrames() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let framed = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    let (outer, inner) = (UIView(), UIView())
    view.addSubview(framed)
    view.addSubview(outer)
    framed.addSubview(inner)
    for box in [outer, inner] { box.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 1),
      inner.topAnchor.constraint(equalTo: framed.topAnchor, constant: 2),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: inner.leftAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      outer.heightAnchor.constraint(equalToConstant: 5),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 1, y: 2, width: 10, height: 10))
    #expect(outer.frame == CGRect(x: 51, y: 72, width: 20, height: 5))
    framed.frame.origin.x = 0
    view.layoutIfNeeded()
    #expect(outer.frame.minX == 1)
  }

  @Test func aLoneViewSizesItself() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 30))
  }
}
