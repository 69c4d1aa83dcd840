/// A navigation bar on the way from one item to another: both are pictures over its ground until
/// the way is over. The title that comes in becomes the way back of the next one, and back.
@MainActor
package final class NavigationBarMotion {
  /// A part of what an item shows.
  private final class Part: UIView {
    private let drawing: NavigationBarDrawing
    private let paint: (NavigationBarDrawing) -> Void

    init(
      _ drawing: NavigationBarDrawing, in frame: CGRect? = nil,
      _ paint: @escaping (NavigationBarDrawing) -> Void
    ) {
      (self.drawing, self.paint) = (drawing, paint)
      super.init(frame: frame ?? drawing.bounds)
      bounds.origin = self.frame.origin
      backgroundColor = nil
      isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { nil }

    package override func draw(_ rect: CGRect) { paint(drawing) }
  }

  /// How far from its place each part of one item is while it is not seen, as a part of the width.
  @MainActor
  private struct Parts {
    let title: Part
    let others: [Part]
    let large: Part?
    let backText: Part

    init(_ drawing: NavigationBarDrawing) {
      title = Part(drawing) { $0.drawTitle() }
      others = [Part(drawing) { $0.drawButtons() }, Part(drawing) { $0.drawBack(text: false) }]
      backText = Part(drawing) { $0.drawBack(chevron: false) }
      large = drawing.large.map { Part(drawing, in: $0.row) { $0.drawLargeTitle() } }
    }

    var all: [Part] { others + [backText, title, large].compactMap { $0 } }

    /// - Parameter side: where the parts are when they are not seen: 1 where lines end, -1 where
    ///   they begin; 0 in their places.
    func place(_ side: CGFloat) {
      let width = title.bounds.width
      title.transform = CGAffineTransform(translationX: side * width / 2, y: 0)
      large?.transform = title.transform
      backText.transform = CGAffineTransform(translationX: side * width / 4, y: 0)
      for part in all { part.alpha = side == 0 ? 1 : 0 }
    }
  }

  private weak var bar: UINavigationBar?
  private let (old, new): (Parts, Parts)
  private let side: CGFloat

  init(
    of bar: UINavigationBar, from old: NavigationBarDrawing, to new: NavigationBarDrawing,
    isPush: Bool
  ) {
    self.bar = bar
    (self.old, self.new) = (Parts(old), Parts(new))
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    side = isPush == isMirrored ? -1 : 1
    for part in self.old.all + self.new.all { bar.addSubview(part) }
    UIView.performWithoutAnimation { self.new.place(side) }
  }

  /// Puts everything where it is in the end.
  package func showEnd() {
    old.place(-side)
    new.place(0)
  }

  /// The bar shows its item by itself again.
  package func end() {
    for part in old.all + new.all { part.removeFromSuperview() }
    bar?.motionEnded(self)
  }
}
