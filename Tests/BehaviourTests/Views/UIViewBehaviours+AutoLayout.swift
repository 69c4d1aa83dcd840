import Testing
import UIKit

extension UIViewBehaviours {
  /// Adds rows about constraints, margins and intrinsic sizes.
  static func autoLayout(_ rows: inout Behaviours) {
    placing(&rows)
    masks(&rows)
    fitting(&rows)
    contents(&rows)
    margins(&rows)
    controllersMargins(&rows)
    equalValues(&rows)
  }

  private static func placing(_ rows: inout Behaviours) {
    rows.row(
      "constraints place a view's centre, for any anchor point",
      .report("https://stackoverflow.com/questions/12943107")
    ) {
      let view = UIView()
      view.layer.anchorPoint = .zero
      let laid = LaidOut(view) { view, host in
        [
          view.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
          view.widthAnchor.constraint(equalToConstant: 40),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
      }
      #expect(view.center == CGPoint(x: 30, y: 30))
      #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 20))
      view.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
      laid.host.setNeedsLayout()
      laid.host.layoutIfNeeded()
      #expect(view.center == CGPoint(x: 30, y: 30) && view.frame.minX == -10)
    }
    rows.row("constraints set bounds and centre, so that a transform remains", .wwdc("2018/220")) {
      let view = UIView()
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      _ = LaidOut(view) { view, host in
        [
          view.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
          view.widthAnchor.constraint(equalToConstant: 40),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
      }
      #expect(view.bounds.size == CGSize(width: 40, height: 20))
      #expect(view.frame == CGRect(x: 0, y: 10, width: 80, height: 40))
    }
    rows.row(
      "constraints apply to the alignment rectangle", .apple("uikit/uiview/alignmentrectinsets")
    ) {
      let laid = LaidOut(Shadowed()) { view, host in
        [
          view.topAnchor.constraint(equalTo: host.topAnchor, constant: 20),
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 20),
          view.widthAnchor.constraint(equalToConstant: 40),
          view.heightAnchor.constraint(equalToConstant: 20),
        ]
      }
      #expect(laid.view.frame == CGRect(x: 18, y: 19, width: 46, height: 24))
      #expect(laid.view.alignmentRect(forFrame: laid.view.frame).minX == 20)
    }
    rows.row(
      "a view translates its mask into constraints by default",
      .apple("uikit/uiview/translatesautoresizingmaskintoconstraints")
    ) {
      #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    }
    rows.row(
      "a view that its frame places is a fixed rectangle to its neighbours",
      .apple("uikit/uiview/translatesautoresizingmaskintoconstraints")
    ) {
      let framed = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
      let laid = LaidOut { view, host in
        host.addSubview(framed)
        return [view.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5)]
      }
      #expect(laid.view.frame.minX == 45)
      framed.frame.origin.x = 20
      laid.host.layoutIfNeeded()
      #expect(laid.view.frame.minX == 55)
    }
  }

  private static func masks(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uiview/translatesautoresizingmaskintoconstraints")
    rows.row(
      "a flexible mask relates the contents of a view to its superview's size", page
    ) {
      let (card, content, text) = (UIView(), UIView(), sized(30, 20))
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.frame = CGRect(x: 5, y: 5, width: -10, height: -10)
      content.bounds.size = .zero
      content.center = .zero
      card.addSubview(content)
      text.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: content.topAnchor),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
      let laid = LaidOut(card) { card, host in
        [
          card.topAnchor.constraint(equalTo: host.topAnchor),
          card.leadingAnchor.constraint(equalTo: host.leadingAnchor),
        ]
      }
      #expect(card.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(content.frame == card.bounds && text.frame == card.bounds)
      text.size = CGSize(width: 50, height: 60)
      text.invalidateIntrinsicContentSize()
      laid.host.layoutIfNeeded()
      #expect(card.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
      #expect(content.frame == card.bounds && text.frame == card.bounds)
    }
    rows.row("a mask without flexible parts has no effect on the superview's size", page) {
      let (card, content, text) = (UIView(), UIView(), sized(30, 20))
      card.addSubview(content)
      text.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(text)
      text.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
      _ = LaidOut(card) { card, host in
        [card.topAnchor.constraint(equalTo: host.topAnchor)]
      }
      #expect(card.bounds.size == .zero && text.bounds.size == CGSize(width: 30, height: 20))
    }
    rows.row(
      "flexible parts share a change of the superview's size in proportion to their lengths",
      .apple("uikit/uiview/autoresizingmask-swift.property")
    ) {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
      inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleTopMargin]
      outer.addSubview(inner)
      outer.bounds.size = CGSize(width: 180, height: 130)
      #expect(inner.frame == CGRect(x: 40, y: 40, width: 120, height: 40))
    }
  }

  private static func fitting(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uiview/systemlayoutsizefitting(_:)")
    rows.row("systemLayoutSizeFitting(_:) does not change frames", page) {
      let laid = LaidOut(sized(30, 20)) { view, host in
        [
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
          view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -10),
          view.topAnchor.constraint(equalTo: host.topAnchor),
          view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ]
      }
      let size = laid.host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 50, height: 20))
      #expect(laid.host.bounds.size == CGSize(width: 100, height: 100))
      #expect(laid.view.frame == CGRect(x: 10, y: 0, width: 80, height: 100))
    }
    rows.row(
      "a required length of the target applies",
      .apple(
        "uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:"
          + "verticalfittingpriority:)")
    ) {
      let label = UILabel()
      (label.text, label.numberOfLines) = (String(repeating: "word ", count: 20), 0)
      let laid = LaidOut(label) { view, host in
        [
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
          view.topAnchor.constraint(equalTo: host.topAnchor),
          view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ]
      }
      let size = laid.host.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size.width == 100 && size.height == label.sizeThatFits(size).height)
    }
    rows.row("the compressed size is zero and the expanded one 10,000 points", page) {
      #expect(UIView.layoutFittingCompressedSize == .zero)
      #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    }
    rows.row("a size that fits is rounded to pixels", page, uncertain: "measured, not documented") {
      let laid = LaidOut { view, host in
        [
          view.widthAnchor.constraint(equalToConstant: 173.25),
          view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
        ]
      }
      #expect(laid.host.systemLayoutSizeFitting(.zero).width == 173.5)
    }
    rows.row(
      "constraints in a view that fills another by its mask affect the other's size", page,
      uncertain: "no page states it for masks"
    ) {
      let (chip, ground) = (UICollectionViewCell(), UIView())
      chip.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      chip.layoutIfNeeded()
      ground.frame = chip.contentView.bounds
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      chip.contentView.addSubview(ground)
      let text = sized(35, 20)
      text.translatesAutoresizingMaskIntoConstraints = false
      ground.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -10),
        text.topAnchor.constraint(equalTo: ground.topAnchor),
        text.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
      ])
      let compressed = UIView.layoutFittingCompressedSize
      #expect(chip.systemLayoutSizeFitting(compressed) == CGSize(width: 55, height: 20))
      text.size.width = 135
      text.invalidateIntrinsicContentSize()
      #expect(chip.systemLayoutSizeFitting(compressed).width == 155)
      #expect(chip.contentView.systemLayoutSizeFitting(compressed).width == 155)
    }
  }

  private static func contents(_ rows: inout Behaviours) {
    rows.row("a plain view has no intrinsic size", .apple("uikit/uiview/intrinsiccontentsize")) {
      #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
      #expect(UIView.noIntrinsicMetric == -1)
    }
    rows.row(
      "a view can have an intrinsic length on one axis only",
      .apple("uikit/uiview/nointrinsicmetric")
    ) {
      let laid = LaidOut(sized(UIView.noIntrinsicMetric, 12)) { view, host in
        [view.topAnchor.constraint(equalTo: host.topAnchor)]
      }
      #expect(laid.view.bounds.size == CGSize(width: 0, height: 12))
    }
    rows.row(
      "updateConstraints() is called for inner views first", .wwdc("2015/219")
    ) {
      let (outer, inner) = (Updating(), Updating())
      outer.addSubview(inner)
      var order: [String] = []
      outer.update = { order.append("outer") }
      inner.update = { order.append("inner") }
      outer.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
      #expect(outer.needsUpdateConstraints())
      outer.updateConstraintsIfNeeded()
      #expect(order == ["inner", "outer"] && !outer.needsUpdateConstraints())
    }
    rows.row(
      "a plain view's last baseline is its bottom and its first its top",
      .apple("uikit/uiview/forlastbaselinelayout")
    ) {
      let laid = LaidOut(sized(10, 10)) { view, host in
        [view.lastBaselineAnchor.constraint(equalTo: host.lastBaselineAnchor)]
      }
      #expect(laid.view.frame.maxY == 100)
      #expect(laid.view.forLastBaselineLayout === laid.view)
    }
  }
}

/// A view whose frame extends past its alignment rectangle.
private final class Shadowed: UIView {
  override var alignmentRectInsets: UIEdgeInsets { insets(1, 2, 3, 4) }
}

private final class Updating: UIView {
  var update: () -> Void = {}

  override func updateConstraints() {
    update()
    super.updateConstraints()
  }
}
