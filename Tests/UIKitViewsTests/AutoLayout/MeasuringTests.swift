import Testing
import UIKit

/// Tests that a view that is measured again has the same size as one that is measured for the first
/// time.
@MainActor
@Suite struct MeasuringTests {
  /// A view with a wrapping text over a box, and the height constraint of the box.
  @MainActor
  private struct Card {
    let view = UIView()
    let label = UILabel()
    let box = UIView()
    let height: NSLayoutConstraint

    init(_ text: String, _ points: CGFloat) {
      height = box.heightAnchor.constraint(equalToConstant: points)
      label.text = text
      label.numberOfLines = 0
      for part in [label, box] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
          part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
        ])
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        box.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4), height,
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }

    func size(_ width: CGFloat, required: Bool = true) -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: required ? .required : .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
  }

  private let words = "one two three four five six seven"

  @Test func changesOfTextWidthConstantMarginsAndPrioritiesAreSeen() {
    let card = Card(words, 10)
    #expect(card.size(120) == Card(words, 10).size(120))
    card.label.text = "one"
    #expect(card.size(120) == Card("one", 10).size(120))
    card.label.text = words
    #expect(card.size(90) == Card(words, 10).size(90))
    card.height.constant = 33
    #expect(card.size(90) == Card(words, 33).size(90))
    #expect(card.size(90, required: false) == Card(words, 33).size(90, required: false))
    card.view.layoutMargins.top = 30
    #expect(card.size(90).height == Card(words, 33).size(90).height + 22)
    card.height.isActive = false
    #expect(card.size(90).height == Card(words, 0).size(90).height + 22)
  }

  @Test func measuringLeavesFramesAlone() {
    let card = Card(words, 10)
    card.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    card.view.layoutIfNeeded()
    let frames = [card.label.frame, card.box.frame]
    _ = card.size(70)
    card.view.layoutIfNeeded()
    #expect([card.label.frame, card.box.frame] == frames)
    card.label.text = "other words"
    _ = card.size(70)
    card.view.layoutIfNeeded()
    let fresh = Card("other words", 10)
    fresh.view.frame = card.view.frame
    fresh.view.layoutIfNeeded()
    #expect(card.box.frame == fresh.box.frame && card.label.frame == fresh.label.frame)
  }

  @Test func aViewThatLeavesIsLetGo() {
    let card = Card(words, 10)
    _ = card.size(70)
    card.view.layoutIfNeeded()
    weak var gone: UIView?
    do {
      let extra = UILabel()
      extra.numberOfLines = 0
      extra.text = "extra"
      extra.translatesAutoresizingMaskIntoConstraints = false
      card.view.addSubview(extra)
      extra.leadingAnchor.constraint(equalTo: card.view.leadingAnchor).isActive = true
      extra.trailingAnchor.constraint(equalTo: card.view.trailingAnchor).isActive = true
      _ = card.size(70)
      card.view.layoutIfNeeded()
      gone = extra
      extra.removeFromSuperview()
    }
    #expect(gone == nil)
    #expect(card.view.constraints.count == 7)
  }

  /// The mask of a view at 10 of 100 points, 70 wide and flexible, leaves 30 points beside it.
  @Test(arguments: [(false, 5.0), (true, 70)])
  func masksCountWhereConstraintsReferToThem(_ isReferredTo: Bool, _ width: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let framed = UIView(frame: CGRect(x: 10, y: 0, width: 70, height: 20))
    framed.autoresizingMask = .flexibleWidth
    let (box, inner) = (UIView(), UIView())
    root.addSubview(framed)
    root.addSubview(box)
    framed.addSubview(inner)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
    ])
    if isReferredTo {
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: framed.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: framed.trailingAnchor),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      ])
    }
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == width)
  }
}
